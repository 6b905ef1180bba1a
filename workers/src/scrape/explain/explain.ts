import { readSources } from '../extract/sources.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { judgePage } from '../merge/judge-page.ts';
import type { PriceStatement } from '../merge/judge-price.ts';
import { readPage } from '../page/page.ts';
import { pageStatus } from '../page/page-status.ts';
import type { PageSource } from '../read/read-fetched-page.ts';

const MAX_VALUE = 100;
const MAX_CANDIDATES = 8;

function line(field: string, { value, source, confidence }: Candidate<unknown>): string {
  const text = String(value);
  const cut = text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
  return `${field.padEnd(12)} ${confidence.toFixed(2)} ${source.padEnd(10)} ${cut}`;
}

const statementLine = ({ amount, currency, family, source, place, score }: PriceStatement) =>
  `  ${family.padEnd(10)} ${String(amount).padEnd(12)} ${currency ?? '?'.padEnd(3)}  ${source}, ${place}${score > 0 ? `, score ${score.toFixed(2)}` : ''}`;

export function explain({ html, url, status }: PageSource): string {
  const page = readPage(html, new URL(url));
  const { product, price, candidates } = judgePage(readSources(page));
  const fields: Readonly<Record<string, readonly Candidate<unknown>[]>> = { ...candidates };
  const lines = Object.entries(fields).flatMap(([field, values]) =>
    values.slice(0, MAX_CANDIDATES).map((candidate) => line(field, candidate)),
  );
  return [
    `page         ${pageStatus(page, status)}`,
    `product      ${product.isProduct ? 'yes' : 'no'}: ${product.reason}`,
    `price        ${price.price?.value ?? 'not certain'}: ${price.reason}`,
    ...price.statements.map(statementLine),
    ...lines,
  ].join('\n');
}
