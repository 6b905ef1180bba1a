import { isTag, isText, type AnyNode } from 'domhandler';

const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'title']);
const INLINE = new Set(['a', 'b', 'bdi', 'em', 'font', 'i', 'small', 'span', 'strong', 'sup', 'u']);

function collect(nodes: readonly AnyNode[], parts: string[], skip: ReadonlySet<string>): void {
  for (const node of nodes) {
    if (isText(node)) parts.push(node.data);
    else if (isTag(node) && !SILENT.has(node.name) && !skip.has(node.name)) {
      const apart = !INLINE.has(node.name);
      if (apart) parts.push(' ');
      collect(node.children, parts, skip);
      if (apart) parts.push(' ');
    }
  }
}

export const squeeze = (text: string) => text.replace(/\s{1,1000}/g, ' ').trim();

/** The text that a reader sees: blocks apart, inline pieces of a price together. */
export function visibleText(nodes: readonly AnyNode[], skip: readonly string[] = []): string {
  const parts: string[] = [];
  collect(nodes, parts, new Set(skip));
  return squeeze(parts.join(''));
}
