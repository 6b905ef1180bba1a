import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** `source` of the package is not minified, and each page parses it. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `Accessibility, ${id}: ${help}. ${html.slice(0, 160)}`),
    );
  });
}
