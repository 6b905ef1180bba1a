import { posix } from 'node:path';
import { deployableOf, isCode, isGenerated } from './kinds.ts';
import { syntaxOf } from './syntax.ts';
import type { Tree } from './tree.ts';

const MAX_FILES = 15;
const SMALL = 25;

export interface Size {
  readonly production: ReadonlyMap<string, number>;
  readonly lines: number;
  readonly files: number;
  readonly comments: number;
  readonly fullFolders: readonly string[];
  readonly smallFiles: readonly string[];
  readonly generatedLines: number;
}

const linesOf = (text: string): number => text.split('\n').length - 1;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** Migrations are a list by date, which is never regrouped. */
function fullFolders(paths: readonly string[]): string[] {
  const files = Map.groupBy(paths, (path) => posix.dirname(path));
  return [...files]
    .filter(([folder, { length }]) => length > MAX_FILES && !folder.endsWith('/migrations'))
    .map(([folder]) => folder);
}

function smallFiles(code: Tree, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, imported] of imports)
    if (deployableOf(path))
      for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), path]);
  return [...code.keys()].filter((path) => {
    const [importer, another] = importers.get(path) ?? [];
    return (
      importer !== undefined &&
      another === undefined &&
      posix.dirname(importer) === posix.dirname(path) &&
      linesOf(code.get(path) ?? '') <= SMALL &&
      !path.endsWith('.css')
    );
  });
}

export function measure(tree: Tree): Size {
  const code: Tree = new Map([...tree].filter(([path]) => isCode(path)));
  const syntax = new Map([...code].map(([path, text]) => [path, syntaxOf(path, text)]));
  const imports = new Map([...syntax].map(([path, { imports: names }]) => [path, names]));
  const byDeployable = Map.groupBy(code, ([path]) => deployableOf(path));
  byDeployable.delete(undefined);
  const production = [...byDeployable].map(
    ([name = '', files]) => [name, sum(files.map(([, text]) => linesOf(text)))] as const,
  );
  return {
    production: new Map(production.sort(([a], [b]) => (a < b ? -1 : 1))),
    lines: sum([...code.values()].map(linesOf)),
    files: tree.size,
    comments: sum([...syntax.values()].map(({ comments }) => comments)),
    fullFolders: fullFolders([...code.keys()]),
    smallFiles: smallFiles(code, imports),
    generatedLines: sum(
      [...tree].filter(([path]) => isGenerated(path)).map(([, text]) => linesOf(text)),
    ),
  };
}
