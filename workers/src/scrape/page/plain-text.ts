import { parseDocument } from './limited-dom.ts';
import { collapseSpaces, visibleText } from './text.ts';

export function plainText(value: string, maxLength: number): string | null {
  const cut = value.slice(0, maxLength * 8);
  const decoded = /[&<]/.test(cut) ? visibleText(parseDocument(cut).children) : cut;
  const bare = /<[a-z/]/i.test(decoded) ? visibleText(parseDocument(decoded).children) : decoded;
  const text = collapseSpaces(bare);
  if (text.length <= maxLength) return text === '' ? null : text;
  return `${text.slice(0, maxLength - 1).trimEnd()}…`;
}
