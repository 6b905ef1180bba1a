import { readSources } from '../extract/sources.ts';
import type { Chosen } from '../merge/chosen.ts';
import { weighSources } from '../merge/weigh-sources.ts';
import { readPage } from '../page/page.ts';
import { judge } from '../page/verdict.ts';
import type { PageSource } from '../read-fetched-page.ts';

const MAX_VALUE = 100;
const MAX_CANDIDATES = 8;

function line(field: string, { value, source, confidence }: Chosen<unknown>): string {
  const text = String(value);
  const cut = text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
  return `${field.padEnd(12)} ${confidence.toFixed(2)} ${source.padEnd(10)} ${cut}`;
}

/** Every candidate of every field, with its source and its score. */
export function explain({ html, url, status }: PageSource): string {
  const page = readPage(html, new URL(url));
  const { isProduct, candidates } = weighSources(readSources(page));
  const fields: Readonly<Record<string, readonly Chosen<unknown>[]>> = { ...candidates };
  const lines = Object.entries(fields).flatMap(([field, values]) =>
    values.slice(0, MAX_CANDIDATES).map((candidate) => line(field, candidate)),
  );
  return [
    `page         ${judge(page, status)}`,
    `product      ${isProduct.toFixed(2)}`,
    ...lines,
  ].join('\n');
}
