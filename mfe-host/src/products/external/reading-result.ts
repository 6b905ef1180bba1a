import type { ScrapeStatus } from '@gift-registry/bff-contract';

export interface ReadingResult {
  readonly type: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
}

/** What is said above the details once a page has been read; the server words what went wrong as 'title: reason'. */
export function readingResult({ outcome, message }: ScrapeStatus): ReadingResult {
  if (outcome === 'ok')
    return {
      type: 'success',
      title: 'Here is what we found',
      text: 'Check the details and change whatever is not right.',
    };
  if (outcome === 'partial')
    return {
      type: 'warning',
      title: 'We found some of the details',
      ...(message && { text: message }),
    };
  const said =
    message ?? 'Failed to scrape product: Could not extract product information from this URL';
  const colon = said.indexOf(': ');
  if (colon === -1) return { type: 'error', title: said };
  return { type: 'error', title: said.slice(0, colon), text: said.slice(colon + 2) };
}
