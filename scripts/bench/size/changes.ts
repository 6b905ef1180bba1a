import { imported, importers, readImports, reachable, type Imports } from './imports.ts';
import { deployableOf } from './kinds.ts';
import type { Tree } from './tree.ts';

const pick = (tree: Tree, pattern: RegExp): Tree =>
  new Map([...tree].filter(([path]) => pattern.test(path) && deployableOf(path) !== undefined));

const containing = (tree: Tree, pattern: RegExp): string[] =>
  [...tree].filter(([, text]) => pattern.test(text)).map(([path]) => path);

/** The files that name the day on which an order is wanted: one more field of an order touches as many. */
export const orderFieldFiles = (tree: Tree): string[] =>
  containing(pick(tree, /./), /wanted[-_]?day/i);

const HANDLER = /\broute\(\s*\w+,\s*(?:\w+\.)?claimItem,([^\n]*(?=\);\n)|.*?(?=\n\s*\);))/s;

function handlersOf(server: Tree, imports: Imports): string[] {
  return [...server].flatMap(([path, text]) => {
    const [, handler] = HANDLER.exec(text) ?? [];
    if (handler === undefined) return [];
    const words = new Set(handler.match(/\w+/g));
    const used = (imports.get(path) ?? []).filter(({ name }) => name && words.has(name));
    return [path, ...used.map(({ file }) => file)];
  });
}

/**
 * The files through which a purchase goes: from the screens of guests down to the request `claimItem`, its definition,
 * its route, and from the handler down through all that it imports from the BFF, except from its platform.
 */
export function purchaseFiles(tree: Tree): string[] {
  const remote = pick(tree, /^mfe-guest\//);
  const senders = containing(remote, /\('claimItem'/);
  const definitions = containing(pick(tree, /^bff\/contract\//), /\bclaimItem = /);

  const server = pick(tree, /^bff\/src\/(?!platform\/)/);
  const imports = readImports(server);
  const [route, ...handlers] = handlersOf(server, imports);
  if (senders.length === 0 || definitions.length === 0 || route === undefined)
    throw new Error('The request, definition or route of claimItem is not found');

  return [
    ...reachable(importers(readImports(remote)), senders),
    ...definitions,
    ...new Set([route, ...reachable(imported(imports), handlers)]),
  ];
}
