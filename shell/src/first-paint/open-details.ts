const summaryOf = (details: HTMLDetailsElement): string =>
  (details.querySelector('summary')?.textContent ?? '').trim();

export const readOpenDetails = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLDetailsElement>('details[open]')].map(summaryOf);

export function restoreOpenDetails(root: ParentNode, summaries: readonly string[]): void {
  for (const details of root.querySelectorAll('details'))
    if (summaries.includes(summaryOf(details))) details.open = true;
}
