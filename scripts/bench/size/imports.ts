import { posix } from 'node:path';
import ts from 'typescript';
import type { Tree } from './tree.ts';

interface Import {
  /** In the importing file. Undefined for everything: `import * as`, `import()`. */
  readonly name?: string;
  readonly file: string;
}

/** The imports of each file, without types. A name that an index exports from another file belongs to that file. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

interface Link {
  readonly target: string;
  readonly isExport: boolean;
  /** By the name in this file. Undefined for everything: `import * as`, `import()`. */
  readonly names?: ReadonlyMap<string, string>;
}

function namesOf(elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) {
  const values = elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return new Map(values.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]));
}

function linksOf(path: string, text: string): Link[] {
  const links: Link[] = [];
  const add = (specifier: ts.Node | undefined, link: Omit<Link, 'target'>) => {
    if (specifier && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.'))
      links.push({ ...link, target: posix.join(posix.dirname(path), specifier.text) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { isTypeOnly, name, namedBindings: named } = node.importClause ?? {};
      if (isTypeOnly) return;
      const isPart = !name && named && ts.isNamedImports(named);
      add(node.moduleSpecifier, {
        isExport: false,
        ...(isPart && { names: namesOf(named.elements) }),
      });
    } else if (ts.isExportDeclaration(node)) {
      const { isTypeOnly, exportClause: clause } = node;
      if (isTypeOnly) return;
      const isPart = clause && ts.isNamedExports(clause);
      add(node.moduleSpecifier, {
        isExport: true,
        ...(isPart && { names: namesOf(clause.elements) }),
      });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { isExport: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return links;
}

export function readImports(code: Tree): Imports {
  const links = new Map([...code].map(([path, text]) => [path, linksOf(path, text)]));
  const fileOf = (path: string, name: string): string => {
    const from = links.get(path)?.find(({ isExport, names }) => isExport && names?.has(name));
    return from ? fileOf(from.target, from.names?.get(name) ?? name) : path;
  };
  const importsOf = ({ target, names }: Link): Import[] =>
    names
      ? [...names].map(([name, exported]) => ({ name, file: fileOf(target, exported) }))
      : [{ file: target }];
  return new Map(
    [...links].map(([path, all]) => [
      path,
      all.flatMap(importsOf).filter(({ file }) => code.has(file)),
    ]),
  );
}

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export const imported = (imports: Imports): Graph =>
  new Map([...imports].map(([path, all]) => [path, new Set(all.map(({ file }) => file))]));

export function importers(imports: Imports): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [path, files] of imported(imports))
    for (const file of files) graph.set(file, (graph.get(file) ?? new Set()).add(path));
  return graph;
}

export function reachable(graph: Graph, starts: readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return reached;
}
