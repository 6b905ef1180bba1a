import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Heading } from '../extract/visible/main-heading.ts';
import type { Page } from '../page/page.ts';
import type { Candidate } from './candidate.ts';
import { cleanName, isName, withoutShop, withoutTeaser } from './clean-name.ts';
import { pageSubjects } from '../extract/main-product.ts';
import { normalizeName, wordCoverage, wordOverlap, wordSetOf } from '../page/similarity.ts';

const WORTH: Partial<Record<EvidenceSource, number>> = {
  'shop-rule': 0.95,
  'json-ld': 0.85,
  microdata: 0.75,
  rdfa: 0.75,
  state: 0.5,
};
const MAX_NAME = 300;

function isMentioned(name: string, subjects: readonly string[]): boolean {
  return subjects.length === 0 || subjects.some((each) => wordOverlap(name, each) >= 0.3);
}

function nameCandidates(
  sources: readonly ProductFacts[],
  headings: readonly Heading[],
  page: Page,
): Candidate<string>[] {
  const subjects = pageSubjects(page);
  const structured = sources.flatMap(({ name, source }) => {
    const score = WORTH[source];
    if (!name || score === undefined) return [];
    return [
      {
        value: cleanName(withoutTeaser(name)),
        source,
        confidence: isMentioned(name, subjects) ? score : score * 0.7,
      },
    ];
  });
  const shown = headings
    .slice(0, 3)
    .filter(({ confidence }) => confidence >= 0.3)
    .map(({ text, confidence }): Candidate<string> => ({
      value: cleanName(withoutTeaser(text)),
      source: 'visible',
      confidence: Math.min(confidence * 0.85, 0.75),
    }));
  const titles = titlesOf(page);
  return oncePerSource(
    [...structured, ...shown, ...titles].filter(
      ({ value }) => isName(value) && value.length <= MAX_NAME,
    ),
  );
}

/** Keeps each name once per source: repetition is no further evidence. */
function oncePerSource(candidates: readonly Candidate<string>[]): Candidate<string>[] {
  const heard = new Map<string, Candidate<string>>();
  for (const candidate of candidates) {
    const key = `${candidate.source} ${normalizeName(candidate.value)}`;
    const known = heard.get(key);
    if (!known || known.confidence < candidate.confidence) heard.set(key, candidate);
  }
  return [...heard.values()];
}

function addressWords({ address }: Page): string {
  try {
    return decodeURIComponent(address.pathname).replace(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    return address.pathname;
  }
}

const SPEAKING_ADDRESS = 3;

/** One title for all pages of a shop shares no word with an address that is made of the product's. */
function isSlogan(title: string, page: Page): boolean {
  const slug = addressWords(page);
  return wordSetOf(slug).size > SPEAKING_ADDRESS && wordCoverage(title, slug) === 0;
}

/** The title and the preview's title come from one author, so together they count as one source. */
function titlesOf(page: Page): Candidate<string>[] {
  const preview = page.meta.get('og:title')?.[0];
  const titles: Candidate<string>[] = [];
  const add = (title: string, source: EvidenceSource, confidence: number) => {
    const value = withoutShop(title, page);
    if (value !== null) titles.push({ value, source, confidence });
  };
  if (preview) add(preview, 'open-graph', 0.45);
  if (page.title) add(page.title, 'meta', preview ? 0.15 : isSlogan(page.title, page) ? 0.2 : 0.5);
  return titles;
}

const CONTAINED = 0.6;
const SHORTEST_PART = 10;

interface Named {
  readonly candidate: Candidate<string>;
  readonly own: string;
}

const combined = (confidences: readonly number[]) =>
  1 - confidences.reduce((doubt, confidence) => doubt * (1 - confidence), 1);

const isShown = (source: EvidenceSource) => ['visible', 'open-graph', 'meta'].includes(source);

/** Titles and headings add the shop, the author or the edition to the name. */
const isTitleAround = ({ candidate: { source }, own: around }: Named, name: string) =>
  isShown(source) &&
  around.length > name.length &&
  name.length >= SHORTEST_PART &&
  around.includes(name);

export function rankNames(
  sources: readonly ProductFacts[],
  headings: readonly Heading[],
  page: Page,
): Candidate<string>[] {
  const all = nameCandidates(sources, headings, page).map((candidate) => ({
    candidate,
    own: normalizeName(candidate.value),
  }));
  const agreeing = Map.groupBy(all, ({ own }) => own);
  return all
    .map(({ candidate, own }) => {
      const confidences = agreeing.get(own)?.map((each) => each.candidate.confidence) ?? [];
      const isStated = agreeing.get(own)?.some(({ candidate: { source } }) => !isShown(source));
      const containing = (isStated ? [] : all)
        .filter((other) => isTitleAround(other, own))
        .map((other) => other.candidate.confidence * CONTAINED);
      return { ...candidate, confidence: combined([...confidences, ...containing]) };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
