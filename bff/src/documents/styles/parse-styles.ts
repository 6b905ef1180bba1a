import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';

export type StylePart =
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
