#!/usr/bin/env python3
"""Varies real Interface Builder files, and checks that nothing breaks and that nothing else changes.

Usage: vary_documents.py COMMAND CORPUS [--documents N] [--seed N] [--names N]

COMMAND is the program, such as .build/release/autoscale. Each of N documents is written in several
forms. Forms that mean the same, such as other object ids, another order of the constraints or
defaults that are spelled out, have to give the same frames, but for views that their constraints
leave open, and documents that contradict themselves. Other forms, such as those of other versions
of Xcode, other devices and files without some attributes, have to be answered in time, with finite
numbers. Printed is, by form, how many documents hold, with stored and with measured sizes; the exit
status is 1 where one does not.
"""
import argparse, collections, copy, glob, json, math, os, random, re, subprocess, sys, tempfile
import xml.etree.ElementTree as ET

REFERRING = re.compile(r'^[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}$')
OPPOSITE = {'greaterThanOrEqual': 'lessThanOrEqual', 'lessThanOrEqual': 'greaterThanOrEqual'}
LOOKS = ('opaque', 'userInteractionEnabled', 'multipleTouchEnabled', 'clearsContextBeforeDrawing', 'userLabel',
         'customModule', 'customModuleProvider', 'sceneMemberID', 'restorationIdentifier', 'propertyAccessControl')
LOOK_ELEMENTS = ('connections', 'color', 'point', 'accessibility')
DEVICES = ('retina3_5', 'retina4_0', 'retina5_9', 'retina6_12', 'ipad9_7', 'ipad12_9', 'unknown')


def parents(root): return {child: parent for parent in root.iter() for child in parent}


def constraints(root): return [c for c in root.iter('constraint')]


# Forms that mean the same. Each changes a tree, and returns how ids were renamed, if they were.

def rewritten(root, random): pass


def renamed(root, random):
    """Every object id is another one, in all attributes that have it."""
    ids = {e.get('id') for e in root.iter() if REFERRING.match(e.get('id') or '')}
    new = {id: f'v{n // 100:02}-{n % 100:02}-{random.randrange(1000):03}' for n, id in enumerate(sorted(ids))}
    for element in root.iter():
        for name, value in element.attrib.items():
            if value in new: element.set(name, new[value])
    return new


def shuffled(root, random):
    """Constraints, scenes, resources and attributes stand in another order."""
    for element in root.iter():
        if element.tag in ('constraints', 'scenes', 'resources', 'connections'):
            children = list(element)
            random.shuffle(children)
            element[:] = children
        attributes = list(element.attrib.items())
        random.shuffle(attributes)
        element.attrib.clear()
        element.attrib.update(attributes)


def spelled_out(root, random):
    """Constraints have all that is left out where it is the default."""
    owners = parents(root)
    for constraint in constraints(root):
        owner = owners.get(owners[constraint])
        if constraint.get('firstItem') is None and owner is not None and owner.get('id'):
            constraint.set('firstItem', owner.get('id'))
        for name, value in (('relation', 'equal'), ('priority', '1000'), ('constant', '0.0')):
            # A constant may also be the system's, or vary with the size class.
            if name != 'constant' or not (constraint.get('symbolic') or len(constraint)):
                constraint.set(name, constraint.get(name) or value)
        if constraint.get('secondItem'):
            constraint.set('multiplier', constraint.get('multiplier') or '1.0')


def ratios(root, random):
    """Multipliers that are whole numbers are ratios, and ratios of them are numbers."""
    for constraint in constraints(root):
        parts = (constraint.get('multiplier') or '').split(':')
        if len(parts) == 1 and re.fullmatch(r'\d+', parts[0]): constraint.set('multiplier', f'{parts[0]}:1')
        elif len(parts) == 2 and re.fullmatch(r'\d+', parts[0]) and re.fullmatch(r'[248]', parts[1]):
            constraint.set('multiplier', repr(int(parts[0]) / int(parts[1])))


def turned(root, random):
    """Constraints between two items name them the other way round."""
    owners = parents(root)
    for constraint in constraints(root):
        owner = owners.get(owners[constraint])
        first = constraint.get('firstItem') or (owner.get('id') if owner is not None else None)
        if not first or not constraint.get('secondItem') or constraint.get('symbolic') or len(constraint): continue
        if float(constraint.get('constant') or 0) == 0 and constraint.get('multiplier') is None:
            names = constraint.get('firstAttribute'), constraint.get('secondAttribute')
            constraint.set('firstItem', constraint.get('secondItem')), constraint.set('secondItem', first)
            constraint.set('firstAttribute', names[1]), constraint.set('secondAttribute', names[0])
            relation = OPPOSITE.get(constraint.get('relation'))
            if relation: constraint.set('relation', relation)


def without_looks(root, random):
    """What says how views look, and what they are connected with, is left out."""
    for element in root.iter():
        for name in LOOKS: element.attrib.pop(name, None)
        element[:] = [child for child in element if child.tag not in LOOK_ELEMENTS]


# Forms that mean something else.

def older(root, random): root.set('toolsVersion', random.choice(['4514', '6254', '9532', '11762', '13771', '14868']))


def newer(root, random): root.set('toolsVersion', random.choice(['16097', '18122', '21507', '24506', '99999']))


def of_xcode_7(root, random):
    """No device, guides of the view controller in place of the safe area, and system fonts by name."""
    older(root, random)
    for name in ('useTraitCollections', 'useSafeAreas', 'colorMatched'): root.attrib.pop(name, None)
    for element in root.iter():
        element[:] = [c for c in element if c.tag not in ('device', 'capability') and c.get('key') != 'safeArea']
        if element.tag in ('viewController', 'tableViewController'):
            guides = ET.Element('layoutGuides')
            for kind in ('top', 'bottom'):
                ET.SubElement(guides, 'viewControllerLayoutGuide', type=kind, id=f'x{random.randrange(10)}-00-{kind[:3]}')
            element.insert(0, guides)


def of_xcode_16(root, random):
    """A version only in the plug-in, configurations of buttons, and keyboard guides."""
    root.set('toolsVersion', '32700.99.1234'), root.set('useSafeAreas', 'YES')
    for button in root.iter('button'):
        state = button.find("state[@key='normal']")
        if state is not None and button.find('buttonConfiguration') is None:
            ET.SubElement(button, 'buttonConfiguration', key='configuration', style=random.choice(['plain', 'filled', 'tinted']),
                          title=state.get('title') or '')
    for view in root.iter('view'):
        if view.get('key') == 'view':
            ET.SubElement(view, 'viewLayoutGuide', key='keyboard', id=f'k{random.randrange(10)}-00-kbd')


def elsewhere(root, random):
    for device in root.iter('device'): device.set('id', random.choice(DEVICES))


def with_less(root, random):
    """One in ten attributes is missing, but for ids, and one in twenty elements."""
    for element in root.iter():
        for name in list(element.attrib):
            if name != 'id' and random.random() < .1: del element.attrib[name]
        element[:] = [child for child in element if random.random() >= .05]


def with_odd_numbers(root, random):
    """One in twenty numbers is none that a file should have."""
    odd = ['nan', 'inf', '-1', '1e308', '-1e308', '', 'x', '0:0', '1:0', '99999999999999999999', '0x10', '1,5']
    for element in root.iter():
        for name, value in element.attrib.items():
            if re.fullmatch(r'-?\d+(\.\d+)?', value) and random.random() < .05: element.set(name, random.choice(odd))


def with_odd_references(root, random):
    """One in ten references leads to another object, or to none."""
    ids = [e.get('id') for e in root.iter() if e.get('id')]
    for constraint in constraints(root):
        for name in ('firstItem', 'secondItem'):
            if constraint.get(name) and random.random() < .1: constraint.set(name, random.choice(ids + ['none']))


SAME = [rewritten, renamed, shuffled, spelled_out, ratios, turned, without_looks]
OTHER = [older, newer, of_xcode_7, of_xcode_16, elsewhere, with_less, with_odd_numbers, with_odd_references]


class Answers:
    """What the command says of a set of files, one at a time where it fails for all of them."""

    def __init__(self, command, paths, sizes):
        self.command, self.sizes, self.found, self.failed = command, sizes, {}, {}
        for start in range(0, len(paths), 40): self.ask(paths[start:start + 40])

    def ask(self, paths):
        limit = 20 + 2 * len(paths)
        try:
            answer = subprocess.run([self.command, 'frames', *paths, '--json', '--safe-area', 'stored', '--sizes', self.sizes],
                                    capture_output=True, timeout=limit)
            failure = f'ended with signal {-answer.returncode}' if answer.returncode < 0 else None
        except subprocess.TimeoutExpired: answer, failure = None, f'no answer in {limit} seconds'
        if failure and len(paths) > 1:
            for path in paths: self.ask([path])
            return
        if failure: self.failed[paths[0]] = failure
        for line in answer.stdout.decode('utf8', 'replace').splitlines() if answer else []:
            if line.startswith('{'):
                document = json.loads(line)
                self.found[document['file']] = document

    def what_is_wrong(self, path):
        """Why an answer is none; None for a good one."""
        if path in self.failed: return self.failed[path]
        if path not in self.found: return 'no answer'
        for view in self.found[path].get('views', []):
            if not all(math.isfinite(x) for x in view['frame']): return f'{view["id"]} has the frame {view["frame"]}'

    def frames(self, path, names):
        return {names.get(v['id'], v['id']): v for v in self.found[path].get('views', [])}


def is_determined(document):
    """Whether a document has frames, and its constraints leave no choice."""
    return not (document.get('error') or document.get('conflicts') or any(v['ambiguous'] for v in document['views']))


def difference(answers, original, path, names):
    """The first view that is elsewhere in a form that means the same; None for none."""
    before, after = answers.frames(original, names), answers.frames(path, {})
    for id, view in before.items():
        other = after.get(id)
        if other is None: return f'{id} is missing'
        if any(abs(a - b) > .01 for a, b in zip(view['frame'], other['frame'])):
            return f'{id} has {other["frame"]} in place of {view["frame"]}'


def written(document, form, folder, seed):
    """Writes a form of a document; returns its path and how ids were renamed."""
    root = copy.deepcopy(document)
    names = form(root, random.Random(f'{seed} {folder}')) or {}
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, 'Document' + ('.xib' if root.get('type', '').endswith('XIB') else '.storyboard'))
    ET.ElementTree(root).write(path, encoding='utf-8', xml_declaration=True)
    return path, names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('command'), parser.add_argument('corpus')
    for name, value in (('documents', 300), ('seed', 1), ('names', 20)):
        parser.add_argument('--' + name, type=int, default=value)
    a = parser.parse_args()
    files = sorted(f for f in glob.glob(a.corpus + '/*/*') if f.endswith(('.xib', '.storyboard')))
    chosen = random.Random(a.seed).sample(files, min(a.documents, len(files)))
    held, compared, wrong = collections.Counter(), collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        forms = {}
        for number, file in enumerate(chosen):
            document = ET.parse(file).getroot()
            original = os.path.join(folder, 'original', str(number), 'Document' + os.path.splitext(file)[1])
            os.makedirs(os.path.dirname(original))
            with open(original, 'wb') as copied, open(file, 'rb') as source: copied.write(source.read())
            for form in SAME + OTHER:
                path, names = written(document, form, os.path.join(folder, form.__name__, str(number)), a.seed)
                forms[path] = (form, names, original, file)
        paths = sorted(forms) + sorted({original for _, _, original, _ in forms.values()})
        for sizes in ('stored', 'measured'):
            answers = Answers(a.command, paths, sizes)
            for path, (form, names, original, file) in forms.items():
                problem = answers.what_is_wrong(path) or answers.what_is_wrong(original)
                if problem is None and form in SAME:
                    if not is_determined(answers.found[original]): continue
                    problem = difference(answers, original, path, names)
                compared[form] += 1
                held[form] += problem is None
                if problem: wrong.append(f'{form.__name__} {sizes} {os.path.relpath(file, a.corpus)}: {problem}')
    for problem in wrong[:a.names]: print(problem)
    for form in SAME + OTHER: print(f'{form.__name__:20} {held[form]} of {compared[form]} hold')
    sys.exit(1 if wrong else 0)


if __name__ == '__main__': main()
