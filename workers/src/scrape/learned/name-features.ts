import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Page } from '../page/page.ts';
import { findPrices } from '../price/parse-price.ts';
import { normalizeName, wordOverlap } from '../text/similarity.ts';
import type { Features } from './softmax.ts';

export const NAME_FEATURES = [
  'constant',
  'score of the rules',
  'first of the rules',
  'in JSON-LD',
  'in microdata or RDFa',
  'in scripts',
  'in the block of a known shop',
  'in the preview’s title',
  'in the title',
  'a heading',
  'first heading',
  'label of a product’s name',
  'inside the title',
  'inside the preview’s title',
  'contains another candidate',
  'inside another candidate',
  'words in the address',
  'words of the address',
  'has a separator',
  'very short',
  'long',
  'holds a price',
  'one number or no letter',
] as const;

const flag = (holds: boolean) => (holds ? 1 : 0);
const SEPARATOR = /\s[|–—-]\s|[|:•]/;

function addressWords({ address }: Page): string {
  try {
    return decodeURIComponent(address.pathname).replace(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    return address.pathname;
  }
}

export function nameFeatures(
  values: readonly string[],
  ranked: readonly Candidate<string>[],
  visible: VisibleFacts,
  page: Page,
): Features[] {
  const slug = addressWords(page);
  const names = values.map(normalizeName);
  const title = normalizeName(page.title ?? '');
  const preview = normalizeName(page.meta.get('og:title')?.[0] ?? '');
  const first = normalizeName(ranked[0]?.value ?? '');
  const headings = visible.headings.slice(0, 3).map(({ text, ...rest }) => ({
    name: normalizeName(text),
    ...rest,
  }));
  const byName = Map.groupBy(ranked, (candidate) => normalizeName(candidate.value));
  return values.map((value, index) => {
    const name = names[index] ?? '';
    const own = byName.get(name) ?? [];
    const isFrom = (...sources: readonly string[]) =>
      flag(own.some(({ source }) => sources.includes(source)));
    const others = names.filter((other) => other !== name && other.length > 3);
    const shown = headings.filter((heading) => heading.name === name);
    return [
      1,
      own[0]?.confidence ?? 0,
      flag(name === first),
      isFrom('json-ld'),
      isFrom('microdata', 'rdfa'),
      isFrom('state'),
      isFrom('shop-rule'),
      isFrom('open-graph'),
      isFrom('meta'),
      isFrom('visible'),
      flag(headings[0]?.name === name),
      flag(shown.some(({ isProductName }) => isProductName)),
      flag(title.includes(name)),
      flag(preview.includes(name)),
      flag(others.some((other) => name.includes(other))),
      flag(others.some((other) => other.includes(name))),
      wordOverlap(value, slug),
      flag(slug.length > 20) * wordOverlap(slug, value),
      flag(SEPARATOR.test(value)),
      flag(value.length < 8),
      Math.min(1, value.length / 200),
      flag(findPrices(value).length > 0),
      flag(!/\p{L}{2}/u.test(value)),
    ];
  });
}
