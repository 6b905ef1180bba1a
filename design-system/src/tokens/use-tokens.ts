import { useState } from 'react';

/** The custom properties of the page that begin with a prefix, so that a new token shows up by itself. */
export function useTokens(prefix: string): ReadonlyArray<string> {
  return useState(() =>
    [...new Set(rootDeclarations())].filter((name) => name.startsWith(prefix)),
  )[0];
}

function rootDeclarations(): string[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(declarationsOf));
}

function declarationsOf(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? [...rule.style] : [];
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].flatMap(declarationsOf);
  return [];
}
