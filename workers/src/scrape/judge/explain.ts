import { readPage } from '../page/page.ts';
import { pageStatus } from '../page/page-status.ts';
import type { Candidate } from './candidate.ts';
import { judgePage } from './judge-page.ts';
import type { PriceStatement } from './judge-price.ts';
import type { PageSource } from './read-fetched-page.ts';

const MAX_VALUE = 100;
const MAX_CANDIDATES = 8;

const cut = (text: string) => (text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text);

const candidateLines = (field: string, candidates: readonly Candidate<string>[]) =>
  candidates
    .slice(0, MAX_CANDIDATES)
    .map(
      ({ value, source, confidence }) =>
        `${field.padEnd(12)} ${confidence.toFixed(2)} ${source.padEnd(10)} ${cut(value)}`,
    );

const statementLine = ({ amount, currency, family, source, place, score }: PriceStatement) =>
  `  ${family.padEnd(10)} ${String(amount).padEnd(12)} ${currency ?? '?'.padEnd(3)}  ${source}, ${place}${score > 0 ? `, score ${score.toFixed(2)}` : ''}`;

/** Why the page is a product or none, every price with its family and place, and what decided. */
export function explain({ html, url, status }: PageSource): string {
  const page = readPage(html, new URL(url));
  const { product, price, names, images, result } = judgePage(page);
  return [
    `page         ${pageStatus(page, status)}`,
    `product      ${product.isProduct ? 'yes' : 'no'}: ${product.reason}`,
    `price        ${price.price?.value ?? 'not certain'}: ${price.reason}`,
    ...price.statements.map(statementLine),
    ...candidateLines('name', names),
    ...candidateLines('image', images),
    ...(['brand', 'currency', 'availability', 'description'] as const).map(
      (field) =>
        `${field.padEnd(12)}      ${(result.evidence[field] ?? '–').padEnd(10)} ${cut(result[field] ?? '–')}`,
    ),
  ].join('\n');
}
