import { isTag, isText, type AnyNode, type Element } from 'domhandler';

export function scriptText({ children }: Element): string {
  const [text] = children;
  return text && isText(text) ? text.data : '';
}

export const INVISIBLE_TAGS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'title',
  'iframe',
]);
const INLINE = new Set(['a', 'b', 'bdi', 'em', 'font', 'i', 'small', 'span', 'strong', 'sup', 'u']);

export const isInline = (name: string) => INLINE.has(name);

interface Collected {
  readonly parts: string[];
  room: number;
}

function collect(nodes: readonly AnyNode[], into: Collected, skip: ReadonlySet<string>): void {
  for (const node of nodes) {
    if (into.room <= 0) return;
    if (isText(node)) {
      into.parts.push(node.data);
      into.room -= node.data.length;
    } else if (isTag(node) && !INVISIBLE_TAGS.has(node.name) && !skip.has(node.name)) {
      const apart = !INLINE.has(node.name);
      if (apart) into.parts.push(' ');
      collect(node.children, into, skip);
      if (apart) into.parts.push(' ');
    }
  }
}

const NOTHING: ReadonlySet<string> = new Set();
const LONG = 100_000;

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

export function visibleText(
  nodes: readonly AnyNode[],
  { limit = LONG, skip = NOTHING }: { limit?: number; skip?: ReadonlySet<string> } = {},
): string {
  const into: Collected = { parts: [], room: limit };
  collect(nodes, into, skip);
  return collapseSpaces(into.parts.join(''));
}
