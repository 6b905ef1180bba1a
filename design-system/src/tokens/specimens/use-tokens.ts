import { useState } from 'react';

/** Lists the custom properties of the page that begin with a prefix, so new tokens appear without a list. */
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
