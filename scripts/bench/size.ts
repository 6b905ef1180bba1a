import { parseArgs } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';
import type { Figure } from './figures.ts';
import { measure, type Size } from './size/measure.ts';
import { treeAt, workingTree } from './size/tree.ts';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const now = measure(await workingTree(workspaceRoot));
const before = values.against && measure(await treeAt(workspaceRoot, values.against));

const total = ({ production }: Size): number =>
  [...production.values()].reduce((all, lines) => all + lines, 0);

function report(name: string, read: (size: Size) => number, target?: number): void {
  const measured = read(now);
  const figure: Figure = {
    figure: `Size: ${name}`,
    measured: before ? `${measured} (${values.against}: ${read(before)})` : `${measured}`,
    target: target === undefined ? 'none' : `≤ ${target}`,
    met: target === undefined || measured <= target,
  };
  console.log(JSON.stringify(figure));
}

report('lines of production code', total, 112_000);
for (const name of now.production.keys())
  report(`lines of production code of ${name}`, ({ production }) => production.get(name) ?? 0);
report('files of production code', ({ productionFiles }) => productionFiles);
report('lines of code, with tests, stories and tools', ({ lines }) => lines);
report('lines of tests', ({ testLines }) => testLines);
report('generated and recorded lines', ({ generatedLines }) => generatedLines, 20_000);
report('of the generated lines those of package-lock.json', ({ lockFileLines }) => lockFileLines);
report('files in the repository', ({ files }) => files);
report('folders with code', ({ folders }) => folders);
report('files that one more field of an order touches', (size) => size.orderFieldFiles.length, 12);
report('files of a purchase, from the screen to the row', (size) => size.purchaseFiles.length, 26);
report(
  'files of 25 lines or fewer with one importer, in their folder',
  (size) => size.smallFiles.length,
);
