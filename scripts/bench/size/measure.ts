import { posix } from 'node:path';
import { orderFieldFiles, purchaseFiles } from './changes.ts';
import { importers, readImports } from './imports.ts';
import { deployableOf, isCode, isGenerated, isLockFile, isTest } from './kinds.ts';
import type { Tree } from './tree.ts';

const SMALL = 25;

export interface Size {
  readonly production: ReadonlyMap<string, number>;
  readonly productionFiles: number;
  readonly lines: number;
  readonly testLines: number;
  readonly generatedLines: number;
  readonly lockFileLines: number;
  readonly files: number;
  readonly folders: number;
  readonly orderFieldFiles: readonly string[];
  readonly purchaseFiles: readonly string[];
  readonly smallFiles: readonly string[];
}

const countLines = (text: string): number => text.split('\n').length - 1;

const linesOf = (tree: Tree, isChosen: (path: string) => boolean): number =>
  [...tree].reduce((sum, [path, text]) => (isChosen(path) ? sum + countLines(text) : sum), 0);

function smallFiles(code: Tree): string[] {
  const production = new Map([...code].filter(([path]) => deployableOf(path) !== undefined));
  const graph = importers(readImports(production));
  return [...production.keys()].filter((path) => {
    const [importer, another] = graph.get(path) ?? [];
    return (
      importer !== undefined &&
      another === undefined &&
      posix.dirname(importer) === posix.dirname(path) &&
      countLines(code.get(path) ?? '') <= SMALL &&
      !path.endsWith('.css')
    );
  });
}

export function measure(tree: Tree): Size {
  const code: Tree = new Map([...tree].filter(([path]) => isCode(path)));
  const deployables = new Set(
    [...code.keys()].map(deployableOf).filter((name) => name !== undefined),
  );
  return {
    production: new Map(
      [...deployables]
        .sort()
        .map((name) => [name, linesOf(code, (path) => deployableOf(path) === name)]),
    ),
    productionFiles: [...code.keys()].filter((path) => deployableOf(path) !== undefined).length,
    lines: linesOf(code, () => true),
    testLines: linesOf(code, isTest),
    generatedLines: linesOf(tree, isGenerated),
    lockFileLines: linesOf(tree, isLockFile),
    files: tree.size,
    folders: new Set([...code.keys()].map((path) => posix.dirname(path))).size,
    orderFieldFiles: orderFieldFiles(tree),
    purchaseFiles: purchaseFiles(tree),
    smallFiles: smallFiles(code),
  };
}
