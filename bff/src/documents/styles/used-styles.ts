import type { StylePart } from './parse-styles.ts';

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
