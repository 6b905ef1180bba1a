import { isTag, type Element } from 'domhandler';
import { labelOf } from '../../page/label.ts';
import type { Page } from '../../page/page.ts';
import type { Spot } from '../../page/page-index.ts';
import { visibleText } from '../../page/text.ts';
import { overlapOf, wordSetOf, type Words } from '../../page/similarity.ts';
import { labelled } from '../../vocabulary/vocabulary.ts';

export interface Heading {
  readonly text: string;
  readonly spot: Spot;
  readonly confidence: number;
  readonly isProductName: boolean;
}

interface Title {
  readonly text: string;
  readonly words: Words;
}

const SAYS_NAME = labelled('labelName');
const TITLE_TAGS = ['h1', 'h2', 'h3', 'h4'];
const IS_NAME = /\bname\b/;
const MAX_TEXT = 300;
const MAX_CANDIDATES = 60;

function score(
  { element, label, secondarySection }: Spot,
  text: string,
  titles: readonly Title[],
): number {
  const words = wordSetOf(text);
  const named = Math.max(0, ...titles.map((title) => overlapOf(words, title.words)));
  let score = element.name === 'h1' ? 0.3 : element.name === 'h2' ? 0.1 : 0;
  if (SAYS_NAME.test(label)) score += 0.15;
  if (IS_NAME.test(element.attribs.itemprop ?? '')) score += 0.1;
  if (secondarySection) score -= 0.1;
  return score + named * 0.5;
}

const CONTROLS: ReadonlySet<string> = new Set(['button', 'form', 'select', 'ul', 'ol', 'dialog']);
const HIDDEN = /\b(hdn|hidden|sr only|visually ?hidden|screen ?reader\w*|offscreen|clipped|a11y)\b/;

function headingText(element: Element): string {
  const spoken = element.children.filter(
    (child) =>
      !isTag(child) || !(child.attribs['aria-hidden'] === 'true' || HIDDEN.test(labelOf(child))),
  );
  return visibleText(spoken, { limit: MAX_TEXT * 3, skip: CONTROLS });
}

function findCandidates({ byTag, byLabel, properties }: Page['index']): Spot[] {
  const found = new Set([
    ...TITLE_TAGS.flatMap((tag) => byTag.get(tag) ?? []),
    ...[...byLabel].flatMap(([label, spots]) => (SAYS_NAME.test(label) ? spots : [])),
    ...properties.filter(({ element }) => IS_NAME.test(element.attribs.itemprop ?? '')),
  ]);
  return [...found].sort((a, b) => a.at - b.at);
}

const shapeOf = ({ element, label }: Spot) => `${element.name} ${label}`;

const SEVERAL = 3;
const CARD_PENALTY = 0.15;

/** The labels of names that a list repeats: each card calls its product "product-name". */
function cardLabels(shown: readonly Pick<Heading, 'text' | 'spot'>[]): Set<string> {
  const texts = new Map<string, Set<string>>();
  for (const { text, spot } of shown)
    if (SAYS_NAME.test(spot.label)) {
      const shape = shapeOf(spot);
      texts.set(shape, (texts.get(shape) ?? new Set()).add(text));
    }
  return new Set([...texts].flatMap(([shape, { size }]) => (size >= SEVERAL ? shape : [])));
}

/** Ranks the headings that may be the product's name; the first in the page may be "Adding to basket…". */
export function findHeadings({ index, title, meta }: Page): Heading[] {
  const titles = [title, ...(meta.get('og:title') ?? [])].flatMap((text) =>
    text === null ? [] : { text, words: wordSetOf(text) },
  );
  const found = findCandidates(index);
  // A long menu may hold a hundred headings before the main one.
  const main = found.filter(({ element }) => element.name === 'h1').slice(0, MAX_CANDIDATES);
  const others = found.filter(({ element }) => element.name !== 'h1').slice(0, MAX_CANDIDATES);
  const shown = [...main, ...others].flatMap((spot) => {
    const text = headingText(spot.element);
    return text === '' || text.length > MAX_TEXT ? [] : [{ text, spot }];
  });
  const cards = cardLabels(shown);
  return shown
    .map(({ text, spot }) => {
      const isCard = cards.has(shapeOf(spot));
      const isProductName = SAYS_NAME.test(spot.label) && !isCard;
      const confidence = score(spot, text, titles) - (isCard ? CARD_PENALTY : 0);
      return { text, spot, isProductName, confidence };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
