#!/usr/bin/env python3
"""Compares two builds of the command on the frames that Interface Builder stored, by repository.

Usage: rule_folds.py BEFORE AFTER CORPUS [--sizes stored|measured] [--names N]

BEFORE and AFTER are programs, or commands in quotes such as 'env NAME=VALUE autoscale'. Printed is
how many views agree within half a point after the change but not before it, and the other way
round, in five folds of repositories, and from how many repositories these views are. A rule that
holds fixes in several folds and breaks in none.
"""
import argparse, collections, glob, hashlib, json, os, shlex, subprocess, xml.etree.ElementTree as ET

FOLDS = 5


def number(element, name):
    try: return float(element.get(name) or 0)
    except ValueError: return 0.0


def stored(path):
    """The frames that follow from constraints, by the ids of the views."""
    root, frames = ET.parse(path).getroot(), {}
    if root.find('device') is None: return frames

    def walk(element, is_out):
        for child in element:
            out = is_out or any(child.get(k) == 'YES' for k in ('misplaced', 'ambiguous', 'hidden'))
            rect = child.find("rect[@key='frame']")
            if (rect is not None and child.get('id') and not out and child.get('fixedFrame') != 'YES'
                    and child.get('translatesAutoresizingMaskIntoConstraints') == 'NO'):
                frames[child.get('id')] = [number(rect, k) for k in ('x', 'y', 'width', 'height')]
            walk(child, out)
    walk(root, False)
    return frames


def solved(command, files, sizes):
    answer = subprocess.run([*shlex.split(command), 'frames', *files, '--json', '--safe-area', 'stored',
                             '--sizes', sizes], capture_output=True).stdout.decode()
    documents = [json.loads(line) for line in answer.splitlines() if line.startswith('{')]
    return {d['file']: {v['id']: v['frame'] for v in d.get('views', [])} for d in documents}


def agree(frame, other):
    return frame is not None and all(abs(a - b) <= .5 + 1e-6 for a, b in zip(frame, other))


def main():
    parser = argparse.ArgumentParser()
    for name in ('before', 'after', 'corpus'): parser.add_argument(name)
    parser.add_argument('--sizes', default='measured')
    parser.add_argument('--names', type=int, default=0, help='names this many views that change')
    a = parser.parse_args()
    files = sorted(f for f in glob.glob(a.corpus + '/*/*') if f.endswith(('.xib', '.storyboard')))
    fixed, broken = ([collections.Counter() for _ in range(FOLDS)] for _ in range(2))
    names, count, agreeing = [], 0, [0, 0]
    for start in range(0, len(files), 50):
        batch = files[start:start + 50]
        before, after = (solved(c, batch, a.sizes) for c in (a.before, a.after))
        for file in batch:
            repository = os.path.basename(os.path.dirname(file))
            fold = int(hashlib.md5(repository.split('__')[0].lower().encode()).hexdigest(), 16) % FOLDS
            for id, frame in stored(file).items():
                was, is_now = (agree(x.get(file, {}).get(id), frame) for x in (before, after))
                count, agreeing = count + 1, [agreeing[0] + was, agreeing[1] + is_now]
                if was != is_now:
                    (fixed if is_now else broken)[fold][repository] += 1
                    names.append(('fixed' if is_now else 'broken', os.path.relpath(file, a.corpus), id, frame,
                                  before[file].get(id), after[file].get(id)))
    for name in sorted(names)[:a.names]: print(*name)
    def total(folds): return sum(folds, collections.Counter())
    print('fixed', ' '.join(str(f.total()) for f in fixed), f'from {len(total(fixed))} repositories;',
          'broken', ' '.join(str(f.total()) for f in broken), f'from {len(total(broken))};',
          f'agreeing {agreeing[0] / count:.2%} -> {agreeing[1] / count:.2%} of {count}')


if __name__ == '__main__': main()
