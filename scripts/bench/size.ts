import { parseArgs } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';
import type { Figure } from './figures.ts';
import { measure, type Size } from './size/measure.ts';
import { treeAt, workingTree } from './size/tree.ts';

/** Of the production lines of the tree that this one is compared with. */
const TARGET = 0.92;

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const now = measure(await workingTree(workspaceRoot));
const before = values.against && measure(await treeAt(workspaceRoot, values.against));

const total = ({ production }: Size): number =>
  [...production.values()].reduce((all, lines) => all + lines, 0);

const perComment = ({ lines, comments }: Size): number => Math.round(lines / comments);

function report(name: string, read: (size: Size) => number, target?: number): void {
  const measured = read(now);
  const compared = before ? read(before) : undefined;
  const limit = target !== undefined && compared !== undefined ? target * compared : undefined;
  const figure: Figure = {
    figure: `Size: ${name}`,
    measured:
      compared === undefined ? `${measured}` : `${measured} (${values.against}: ${compared})`,
    target: limit === undefined ? 'none' : `≤ ${Math.floor(limit)}`,
    met: limit === undefined || measured <= limit,
  };
  console.log(JSON.stringify(figure));
}

report('lines of production code', total, TARGET);
for (const name of now.production.keys())
  report(`lines of production code of ${name}`, ({ production }) => production.get(name) ?? 0);
report('lines of code, with tests, stories and tools', ({ lines }) => lines);
report('files in the repository', ({ files }) => files);
report('comments', ({ comments }) => comments);
report('lines of code for each comment', perComment);
report('folders with more than 15 files of code', ({ fullFolders }) => fullFolders.length);
report(
  'files of 25 lines or fewer with one importer, in their folder',
  ({ smallFiles }) => smallFiles.length,
);
report('generated lines', ({ generatedLines }) => generatedLines);
