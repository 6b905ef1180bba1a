import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Heading } from '../extract/visible/main-heading.ts';
import type { Page } from '../page/page.ts';
import { findPrices } from '../price/parse-price.ts';
import { together, type Chosen } from './chosen.ts';
import { cleanName, withoutShop, withoutTeaser } from './clean-name.ts';
import { subjectsOf } from './main-product.ts';
import { essence, overlap } from './similarity.ts';

const WORTH: Partial<Record<EvidenceSource, number>> = {
  'shop-rule': 0.95,
  'json-ld': 0.85,
  microdata: 0.75,
  rdfa: 0.75,
  state: 0.5,
};
const MAX_NAME = 300;

/** Whether the title, a heading or the preview speaks of it too. */
function isKnown(name: string, subjects: readonly string[]): boolean {
  return subjects.length === 0 || subjects.some((each) => overlap(name, each) >= 0.3);
}

function witnesses(
  sources: readonly ProductFacts[],
  headings: readonly Heading[],
  page: Page,
  agreed: ReadonlySet<string>,
): Chosen<string>[] {
  const subjects = subjectsOf(page);
  const structured = sources.flatMap(({ name, source }) => {
    const worth = WORTH[source];
    if (!name || worth === undefined) return [];
    return [
      {
        value: cleanName(agreed.has(essence(name)) ? name : withoutTeaser(name)),
        source,
        confidence: isKnown(name, subjects) ? worth : worth * 0.7,
      },
    ];
  });
  const shown = headings
    .slice(0, 3)
    .filter(({ confidence }) => confidence >= 0.3)
    .map(({ text, confidence }): Chosen<string> => ({
      value: cleanName(agreed.has(essence(text)) ? text : withoutTeaser(text)),
      source: 'visible',
      confidence: Math.min(confidence * 0.85, 0.75),
    }));
  const titles = titlesOf(page);
  return oncePerSource(
    [...structured, ...shown, ...titles].filter(
      ({ value }) => essence(value) !== '' && value.length <= MAX_NAME,
    ),
  );
}

/** The names that structured data, a heading and the title agree on: "Gift Card ₹5,000" is no teaser then. */
function agreedNames(
  sources: readonly ProductFacts[],
  headings: readonly Heading[],
  { title, meta }: Page,
): Set<string> {
  const shown = new Set(headings.map(({ text }) => essence(text)));
  const titles = [title, ...(meta.get('og:title') ?? [])].map((text) => essence(text ?? ''));
  return new Set(
    sources
      .filter(({ source }) => source !== 'state')
      .map(({ name }) => essence(name ?? ''))
      .filter((name) => shown.has(name) && titles.some((text) => text.includes(name))),
  );
}

/** A page that repeats itself is still one witness. */
function oncePerSource(candidates: readonly Chosen<string>[]): Chosen<string>[] {
  const heard = new Map<string, Chosen<string>>();
  for (const candidate of candidates) {
    const key = `${candidate.source} ${essence(candidate.value)}`;
    const known = heard.get(key);
    if (!known || known.confidence < candidate.confidence) heard.set(key, candidate);
  }
  return [...heard.values()];
}

/** The title and the preview's title are written by one hand, so together they are one witness. */
function titlesOf(page: Page): Chosen<string>[] {
  const preview = page.meta.get('og:title')?.[0];
  const titles: Chosen<string>[] = [];
  if (preview)
    titles.push({ value: withoutShop(preview, page), source: 'open-graph', confidence: 0.45 });
  if (page.title)
    titles.push({
      value: withoutShop(page.title, page),
      source: 'meta',
      confidence: preview ? 0.15 : 0.5,
    });
  return titles;
}

/** The name that the best and the most witnesses give; a name that holds a price is a teaser. */
export function rankNames(
  sources: readonly ProductFacts[],
  headings: readonly Heading[],
  page: Page,
): Chosen<string>[] {
  const agreed = agreedNames(sources, headings, page);
  const all = witnesses(sources, headings, page, agreed);
  return all
    .map((candidate) => {
      const own = essence(candidate.value);
      const agreeing = all.filter(({ value }) => essence(value) === own);
      const sum = together(agreeing.map(({ confidence }) => confidence));
      const isTeaser = !agreed.has(own) && findPrices(candidate.value).length > 0;
      return { ...candidate, confidence: isTeaser ? sum * 0.4 : sum };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
