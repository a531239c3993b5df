#!/usr/bin/env python3
"""Fits the widths of the system font to the widths of texts that Interface Builder stored.

Usage: fit_system_font.py CORPUS INTER_FOLDER [--swift FOLDER]

The prior is Inter (SIL Open Font License 1.1): its advances in nine weights and two cuts, and its
kerning; INTER_FOLDER holds Inter-Regular.otf, InterDisplay-Regular.otf and their other weights, as
Debian's fonts-inter has them. Each one-line label or button as wide as its text says between which
two pixels (points, of a button) the sum of its advances ends. A ridge finds the smallest
corrections that keep the most of these bounds, where few texts that are far off have little weight.
Each text counts once a repository.

Printed is which share of texts comes out within half a point, in repositories that had no part in
the fit (five folds). With --swift the rows of the tables in Sources/Layout/AutoScaleLayoutEngine/Facts are replaced.
"""
import argparse, collections, glob, hashlib, itertools, os, xml.etree.ElementTree as ET
import numpy as np
from fontTools.ttLib import TTFont

FOLDS = 5
WEIGHTS = {'ultraLight': 100, 'thin': 200, 'light': 300, 'regular': 400, 'medium': 500,
           'semibold': 600, 'bold': 700, 'heavy': 800, 'black': 900}
STYLES = {  # size at the default text size, and at the smallest
    'Title0': (34, 31), 'Title1': (28, 25), 'Title2': (22, 19), 'Title3': (20, 17),
    'Headline': (17, 14), 'Body': (17, 14), 'Callout': (16, 13), 'Subhead': (15, 12),
    'Footnote': (13, 12), 'Caption1': (12, 11), 'Caption2': (11, 11)}
THREE_PIXELS = {'retina6_1': 2, 'retina5_9': 3, 'retina6_5': 3, 'retina5_5': 3, 'retina6_0': 3,
                'retina6_3': 3, 'retina6_7': 3, 'retina6_12': 3, 'retina6_72': 3, 'retina5_4': 3}
# The space after each character, in 1/1000 em, from 6 points on; of today's system and of that
# before iOS 13, which has one cut below 20 points and another one from there. Source: Apple's Human
# Interface Guidelines, Typography, of both times.
TRACKING = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8,
            11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7,
            6, 6, 6]
OLD_TRACKING = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26, 19, 17, 16, 15, 15, 14,
                14, 13, 13, 13, 12, 12, 12, 12, 11, 11, 11, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8,
                8, 8, 7, 7, 7, 6]
KERNING_FACTOR = 0.87
DISPLAY_FACTOR = 0.975
FIRST_OF_TODAY = 16000
# Before iOS 11 the cut for display had more space after each character, in em. Texts of 20 points and
# more of four repositories have it, of six with the versions after them none.
FIRST_OF_IOS_11, EARLY_DISPLAY_TRACKING = 13000, .015


# The prior

def advances(font):
    cmap, metrics, em = font.getBestCmap(), font['hmtx'], font['head'].unitsPerEm
    return np.array([metrics[cmap[code]][0] / em for code in range(32, 127)])


def kerning(font):
    """The kerning of all pairs of printable ASCII characters, in em."""
    cmap = font.getBestCmap()
    names = [cmap[code] for code in range(32, 127)]
    index = {name: i for i, name in enumerate(names)}
    total, table = np.zeros((95, 95)), font['GPOS'].table
    lookups = sorted({i for feature in table.FeatureList.FeatureRecord if feature.FeatureTag == 'kern'
                      for i in feature.Feature.LookupListIndex})
    for lookup in (table.LookupList.Lookup[i] for i in lookups):
        seen = np.zeros((95, 95), bool)
        for sub in lookup.SubTable:
            sub = sub.ExtSubTable if lookup.LookupType == 9 else sub
            if sub.LookupType == 2:
                for i, j, value in pairs_of(sub, names, index):
                    if not seen[i, j]:
                        seen[i, j] = True
                        total[i, j] += getattr(value, 'XAdvance', 0) or 0
    return total / font['head'].unitsPerEm


def pairs_of(sub, names, index):
    for name in set(sub.Coverage.glyphs) & set(names):
        if sub.Format == 1:
            for record in sub.PairSet[sub.Coverage.glyphs.index(name)].PairValueRecord:
                if record.SecondGlyph in index:
                    yield index[name], index[record.SecondGlyph], record.Value1
        else:
            row = sub.Class1Record[sub.ClassDef1.classDefs.get(name, 0)].Class2Record
            for other in names:
                yield index[name], index[other], row[sub.ClassDef2.classDefs.get(other, 0)].Value1


class Inter:
    """Three masters a cut, between which advances are linear within 0.0003 em, and the kerning."""

    def __init__(self, folder):
        def load(cut, weight): return TTFont(os.path.join(folder, f'{cut}-{weight}.otf'))
        self.masters = np.array([[advances(load(cut, weight)) * factor for weight in ('Thin', 'Regular', 'Black')]
                                 for cut, factor in (('Inter', 1), ('InterDisplay', DISPLAY_FACTOR))])
        # Kerning differs little between the cuts, and no more than it can be told between weights.
        self.kerning = KERNING_FACTOR * kerning(load('Inter', 'Regular'))

    def at(self, weight, display):
        """The advances, in em, at a weight of 100 to 900 and a share of the display cut."""
        text, wide = (self.cut(i, weight) for i in (0, 1))
        return text + (wide - text) * display

    def cut(self, index, weight):
        thin, regular, black = self.masters[index]
        if weight < 400: return thin + (regular - thin) * (weight - 100) / 300
        return regular + (black - regular) * (weight - 400) / 500


def display_share(size, is_old):
    if is_old: return float(size >= 20)
    return float(np.interp(size, [17, 22, 24, 28], [0, 5 / 11, .8, 1]))


def tracking(size, is_old):
    table = OLD_TRACKING if is_old else TRACKING
    if is_old: size = int(size)  # no value between 19 and 20 points
    return float(np.interp(size, range(6, 6 + len(table)), table)) / 1000


# The texts

class Text:
    def __init__(self, text, size, weight, tools, least, most, repository):
        self.text, self.size, self.weight = text, size, weight
        self.is_old = tools < FIRST_OF_TODAY
        self.is_early = tools < FIRST_OF_IOS_11
        self.least, self.most, self.repository = least, most, repository
        self.codes = [ord(c) - 32 for c in text]

    @property
    def key(self):
        return self.text, self.size, self.weight, self.is_old, self.is_early, self.repository

    @property
    def fold(self): return int(hashlib.md5(self.repository.encode()).hexdigest(), 16) % FOLDS


def number(element, name):
    try: return float(element.get(name) or 0)
    except ValueError: return 0.0


def version(root):
    def major(text): return int((text or '0').split('.')[0] or 0)
    tools = major(root.get('toolsVersion'))
    return tools if tools < 32000 else max(major(p.get('version')) for p in root.iter('plugIn'))


def font_of(element, tools):
    """Size and weight of a system font; None for any other one."""
    if element is None: return None
    style = (element.get('style') or '').removeprefix('UICTFontTextStyle')
    if style:
        if style not in STYLES: return None
        return (STYLES[style][18000 <= tools < 21000], 600 if style == 'Headline' else 400)
    if element.get('type') not in ('system', 'boldSystem') or element.get('name'): return None
    weight = element.get('weight') or ('bold' if element.get('type') == 'boldSystem' else 'regular')
    return number(element, 'pointSize'), WEIGHTS.get(weight, 400)


def texts_of(path):
    root = ET.parse(path).getroot()
    device, tools = root.find('device'), version(root)
    if device is None: return
    scale = THREE_PIXELS.get(device.get('id'), 2)
    repository = os.path.basename(os.path.dirname(path)).split('__')[0].lower()
    for element in root.iter():
        rect = element.find("rect[@key='frame']")
        if rect is None or element.get('misplaced') == 'YES': continue
        if element.get('translatesAutoresizingMaskIntoConstraints') != 'NO': continue
        width = number(rect, 'width')
        if element.tag == 'label':
            text, font = element.get('text'), font_of(element.find('fontDescription'), tools)
            step = 1 / scale
            if element.find('attributedString') is not None: continue
            if font and number(rect, 'height') > 1.9 * font[0]: continue  # several lines
        elif element.tag == 'button':
            state = element.find("state[@key='normal']")
            if state is None or element.find('buttonConfiguration') is not None: continue
            if state.get('image') or element.find('inset') is not None or width <= 30: continue
            text, step = state.get('title'), 1
            font = font_of(element.find('fontDescription'), tools)
            if element.find('fontDescription') is None:
                font = (15 if element.get('buttonType') else 18), 400
        else: continue
        if not text or not font or len(text) < 2 or not 6 <= font[0] <= 60: continue
        if any(not 32 <= ord(c) < 127 for c in text): continue
        yield Text(text, *font, tools, width - step, width, repository)


def all_texts(corpus):
    found = {}
    for path in sorted(glob.glob(corpus + '/*/*')):
        if path.endswith(('.xib', '.storyboard')):
            for text in texts_of(path): found.setdefault((text.key, text.most), text)
    return list(found.values())


# The ridge

def kind_of(code):
    """Capitals, small letters, digits and others have corrections in common."""
    character = chr(code + 32)
    return 0 if character.isupper() else 1 if character.islower() else 2 if character.isdigit() else 3


class Model:
    def __init__(self, inter, texts):
        self.inter, self.texts = inter, texts
        self.prior = np.array([self.prior_width(t) for t in texts])

    def parts(self, text):
        display = display_share(text.size, text.is_old)
        return display, (text.weight - 400) / 300, self.inter.at(text.weight, display)

    def prior_width(self, text):
        display, _, advance = self.parts(text)
        codes = text.codes
        space = tracking(text.size, text.is_old) + text.is_early * display * EARLY_DISPLAY_TRACKING
        em = (advance[codes].sum() + len(codes) * space
              + sum(self.inter.kerning[a, b] for a, b in zip(codes, codes[1:])))
        return em * text.size

    def columns(self, texts):
        """The parameters with their prior deviations, in em."""
        seen = collections.Counter(p for t in texts for p in set(zip(t.codes, t.codes[1:])))
        columns = {}
        for code in range(95):
            columns['advance', code] = .012
            columns['display', code] = .008
            columns['weight', code] = .016
        for pair, count in seen.items():
            if count >= 4: columns['pair', *pair] = .005
        for name in ('all advance', 'all display', 'all weight'):
            for kind in range(4): columns[name, kind] = .03
        for size in range(6, 61):
            # Of larger sizes there are too few texts to tell much from the published numbers.
            deviation = .0015 if size < 18 else .0007
            for is_old in (False, True): columns['tracking', size, is_old] = deviation
        return {name: (i, deviation) for i, (name, deviation) in enumerate(columns.items())}

    def matrix(self, texts, columns):
        rows = np.zeros((len(texts), len(columns)))
        for row, text in zip(rows, texts):
            display, weight, _ = self.parts(text)
            def add(name, amount):
                if name in columns: row[columns[name][0]] += amount * text.size
            for code in text.codes:
                for name, amount in (('advance', 1), ('display', display), ('weight', weight)):
                    add((name, code), amount)
                    add((f'all {name}', kind_of(code)), amount)
            for pair in zip(text.codes, text.codes[1:]): add(('pair', *pair), 1)
            add(('tracking', int(text.size), text.is_old), len(text.codes))
        return rows

    def fit(self, chosen, rounds=25):
        texts = [self.texts[i] for i in chosen]
        columns = self.columns(texts)
        matrix, prior = self.matrix(texts, columns), self.prior[chosen]
        least, most = (np.array([getattr(t, n) for t in texts]) for n in ('least', 'most'))
        penalty = np.diag([1 / d ** 2 for _, d in columns.values()])
        values = np.zeros(len(columns))
        for step in range(rounds):
            width = prior + matrix @ values
            # Near the middle of the bounds, from where most of the texts outside the fit agree.
            margin = .4 * (most - least)
            goal = np.clip(width, least + margin, most - margin) * .9 + (least + most) / 2 * .1
            miss = np.abs(width - goal)
            reach = 2.5 if step < 6 else .6
            trust = 1 / (1 + (miss / reach) ** 2) ** 2 / .12 ** 2
            values = np.linalg.solve(matrix.T @ (trust[:, None] * matrix) + penalty,
                                     matrix.T @ (trust * (goal - prior)))
        return columns, values

    def widths(self, chosen, columns, values):
        return self.prior[chosen] + self.matrix([self.texts[i] for i in chosen], columns) @ values


def is_hit(text, width):
    """Whether a width agrees with the stored one within half a point, as views are compared."""
    step = text.most - text.least
    return abs(np.ceil(width / step - 1e-6) * step - text.most) <= .5 + 1e-6


def report(name, texts, widths):
    groups = {'all': lambda t: True, 'labels': lambda t: t.most - t.least < 1,
              'to 17': lambda t: t.size < 18, '18 and more': lambda t: t.size >= 18,
              'bold': lambda t: t.weight >= 600, 'old': lambda t: t.is_old}
    print(name)
    for group, accepts in groups.items():
        chosen = [(t, w) for t, w in zip(texts, widths) if accepts(t)]
        hits = np.mean([is_hit(t, w) for t, w in chosen])
        bias = np.median([(w - (t.least + t.most) / 2) / t.most for t, w in chosen])
        print(f'  {group:12} {len(chosen):5} texts, {hits:.1%} within half a point, bias {bias:+.2%}')


# The characters beyond ASCII, whose advances are Inter's own: too few stored texts have any.
OTHERS = ('¡§©«¬®°±µ¶·»¿×÷ÆÐÞßæðþĦŊŋŒœ'
          'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω'
          'ЂЄЅІЇЈЉЊЋЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
          'абвгдежзийклмнопрстуфхцчшщъыьэюяёђєѕіїјљњћџҐґ'
          '–—†‡‰‹›₩№™∂∆∏∑−√∞∫≈≠≤≥◊●○■□▲▼★☆✓✗')

# The tables

def replace_rows(folder, table, rows):
    """Replaces the rows of a table of facts, below its notes and its header."""
    path = os.path.join(folder, f'FactTable+{table}.swift')
    with open(path) as file: lines = file.read().split('\n')
    notes = [place for place, line in enumerate(lines) if line.startswith('    # ')]
    header, end = notes[-1] + 1, lines.index('    """#)')
    fields = ['    ' + '\t'.join(row) for row in rows]
    with open(path, 'w') as file: file.write('\n'.join(lines[:header + 1] + fields + lines[end:]))


def listed(numbers): return ' '.join(map(str, numbers))


def write(folder, model, columns, values):
    def value(*name): return values[columns[name][0]] if name in columns else 0.0
    def change(code, name): return value(name, code) + value(f'all {name}', kind_of(code))
    faces = []
    for cut, name in enumerate(('text', 'display')):
        for master, (weight, step) in enumerate((('thin', -1), ('regular', 0), ('black', 5 / 3))):
            fitted = [model.inter.masters[cut][master][code] + change(code, 'advance')
                      + cut * change(code, 'display') + step * change(code, 'weight') for code in range(95)]
            faces.append((f'{name} {weight}', listed(round(1e4 * x) for x in fitted)))
    replace_rows(folder, 'SystemAdvances', faces)
    trackings = [[round(10 * (v + 1000 * value('tracking', i + 6, is_old))) for i, v in enumerate(table)]
                 for table, is_old in ((TRACKING, False), (OLD_TRACKING, True))]
    replace_rows(folder, 'SystemTracking',
                 [(str(i + 6), str(new), str(old)) for i, (new, old) in enumerate(zip(*trackings))])
    pairs = model.inter.kerning.copy()
    for name, (index, _) in columns.items():
        if name[0] == 'pair': pairs[name[1], name[2]] += values[index]
    replace_rows(folder, 'SystemKerning', kerning_rows(pairs))


def write_others(folder, inter):
    """Writes the advances of the characters beyond ASCII in both cuts, in the regular weight."""
    tables = []
    for cut, factor in (('Inter', 1), ('InterDisplay', DISPLAY_FACTOR)):
        font = TTFont(os.path.join(inter, f'{cut}-Regular.otf'))
        cmap, metrics, em = font.getBestCmap(), font['hmtx'], font['head'].unitsPerEm
        tables.append({c: round(1000 * metrics[cmap[ord(c)]][0] / em * factor) for c in OTHERS})
    groups = [(name, ''.join(group)) for name, group in itertools.groupby(OTHERS, script_of)]
    replace_rows(folder, 'OtherAdvances',
                 [(name, group, *(listed(table[c] for c in group) for table in tables)) for name, group in groups])


def script_of(character):
    scripts = ((0x370, 'Latin'), (0x400, 'Greek'), (0x530, 'Cyrillic'))
    return next((name for end, name in scripts if ord(character) < end), 'signs')


def printed(code): return '␣' if code == 0 else chr(code + 32)


def kerning_rows(pairs):
    for first in range(95):
        groups = collections.defaultdict(str)
        for second in range(95):
            distance = round(1000 * pairs[first, second])
            if distance: groups[distance] += printed(second)
        line = ''
        for distance, seconds in sorted(groups.items()):
            if line and len(line) + len(f' {distance} {seconds}') > 90:
                yield printed(first), line
                line = ''
            line += f'{" " if line else ""}{distance} {seconds}'
        if line: yield printed(first), line


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('corpus'), parser.add_argument('inter'), parser.add_argument('--swift')
    arguments = parser.parse_args()
    texts = all_texts(arguments.corpus)
    model = Model(Inter(arguments.inter), texts)
    near = [abs(w - t.most) < max(1.5, .04 * t.most) for t, w in zip(texts, model.prior)]
    texts = [t for t, n in zip(texts, near) if n]
    model = Model(model.inter, texts)
    report('prior', texts, model.prior)
    folds = np.array([t.fold for t in texts])
    outside = np.zeros(len(texts))
    for fold in range(FOLDS):
        inside, left = np.flatnonzero(folds != fold), np.flatnonzero(folds == fold)
        outside[left] = model.widths(left, *model.fit(inside))
    report('repositories outside the fit', texts, outside)
    everything = np.arange(len(texts))
    columns, values = model.fit(everything)
    report('all of the fit', texts, model.widths(everything, columns, values))
    if arguments.swift:
        write(arguments.swift, model, columns, values)
        write_others(arguments.swift, arguments.inter)


if __name__ == '__main__': main()
