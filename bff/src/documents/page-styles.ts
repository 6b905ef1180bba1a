import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import postcss from 'postcss';
import type { AtRule, ChildNode, Declaration } from 'postcss';
import { LRUCache } from 'lru-cache';
import { type LiveRelease, type ReleaseFiles, fileUrl } from '../features/releases/index.ts';
import type { PageMatch } from './find-page.ts';
import { screenStyles } from './preloads.ts';

interface StyleFile {
  readonly release: LiveRelease;
  readonly file: string;
}

export const styleFilesOf = (shell: LiveRelease, match: PageMatch | undefined): StyleFile[] => [
  ...shell.manifest.styles.map((file) => ({ release: shell, file })),
  ...(match ? screenStyles(match).map((file) => ({ release: match.release, file })) : []),
];

type StylePart =
  | { readonly kind: 'always'; readonly css: string }
  | {
      readonly kind: 'rule';
      readonly selectors: readonly (readonly string[])[];
      readonly css: string;
    }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly StylePart[] };

const groups = new Set(['layer', 'media', 'supports', 'container', 'scope', 'starting-style']);
const relativeUrl = /url\(\s*(['"]?)(?!data:|#|\/|[a-z]+:)([^'")]+)\1\s*\)/g;

/** The arguments of `:not()`, `:is()`, `:has()` and the like, without nested brackets. */
const innermostBrackets = /\([^()]*\)|\[[^[\]]*\]/g;
const className = /\.([\w-]+)/g;

/** Classes in `:not()` must be absent, and of those in `:is()` one is enough: only classes outside of brackets are certain. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(innermostBrackets, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

export function classesOf(selector: string): string[] {
  // An escaped name would have to be decoded; generated names have none.
  if (selector.includes('\\')) return [];
  return [...withoutBrackets(selector).matchAll(className)].map(([, name = '']) => name);
}

function partsOf(node: ChildNode): StylePart[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule')
    return [{ kind: 'rule', selectors: node.selectors.map(classesOf), css: String(node) }];
  if (node.type === 'atrule' && node.nodes && groups.has(node.name))
    return [{ kind: 'group', head: headOf(node), parts: node.nodes.flatMap(partsOf) }];
  return [{ kind: 'always', css: node.type === 'atrule' && !node.nodes ? `${node};` : `${node}` }];
}

const headOf = ({ name, params }: AtRule): string => `@${name} ${params}`;

export function parseStyles(css: string, address: string): StylePart[] {
  const root = postcss.parse(css);
  root.walkDecls((declaration: Declaration) => {
    declaration.value = declaration.value.replace(
      relativeUrl,
      (_, quote: string, reference: string) => {
        const { pathname, search } = new URL(reference, new URL(address, 'https://own.invalid'));
        return `url(${quote}${pathname}${search}${quote})`;
      },
    );
  });
  return root.nodes.flatMap(partsOf);
}

const classAttribute = /\sclass="([^"]*)"/g;

export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(/\s+/)));

function usedPart(part: StylePart, classes: ReadonlySet<string>): string {
  if (part.kind === 'always') return part.css;
  if (part.kind === 'group') {
    const css = usedStyles(part.parts, classes);
    return css === '' ? '' : `${part.head}{${css}}`;
  }
  const isUsed = part.selectors.some((names) => names.every((name) => classes.has(name)));
  return isUsed ? part.css : '';
}

export const usedStyles = (parts: readonly StylePart[], classes: ReadonlySet<string>): string =>
  parts.map((part) => usedPart(part, classes)).join('');

export interface PageStyles {
  readonly css: string;
  readonly hash: string;
}

const MAX_FILES = 200;

export function createPageStyles(files: ReleaseFiles) {
  const parsed = new LRUCache<string, readonly StylePart[], StyleFile>({
    max: MAX_FILES,
    async fetchMethod(address, _stale, { context: { release, file } }) {
      const path = await files.locate(release, file);
      if (path === undefined) throw new Error(`${address} is missing.`);
      return parseStyles(await readFile(path, 'utf8'), address);
    },
  });

  return async (
    sheetFiles: readonly StyleFile[],
    html: string,
    theme = '',
  ): Promise<PageStyles> => {
    const sheets = await Promise.all(
      sheetFiles.map((each) => parsed.fetch(fileUrl(each.release, each.file), { context: each })),
    );
    const classes = classesIn(html);
    const used = sheets.map((parts = []) => usedStyles(parts, classes)).join('');
    // No text of a style sheet can end the element.
    const css = `${used}${theme}`.replaceAll('</', '<\\/');
    return { css, hash: createHash('sha256').update(css).digest('base64') };
  };
}
