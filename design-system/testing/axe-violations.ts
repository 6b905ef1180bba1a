import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Stories render parts of pages, which have no landmarks or first heading of their own. */
const DISABLED_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, DISABLED_RULES);
}

async function runAxe(disabledRules: string[]): Promise<string[]> {
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await window.axe.run(document, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
