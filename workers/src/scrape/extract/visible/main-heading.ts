import { isTag, type Element } from 'domhandler';
import { labelOf } from '../../page/label.ts';
import type { Page } from '../../page/page.ts';
import type { Spot } from '../../page/survey.ts';
import { visibleText } from '../../page/text.ts';
import { overlap } from '../../merge/similarity.ts';

export interface Heading {
  readonly text: string;
  readonly spot: Spot;
  readonly confidence: number;
  /** The page calls it a product's name, not just a title. */
  readonly isProductName: boolean;
}

const SAYS_NAME =
  /\b(product ?(name|title|header title|heading)|(item|pdp|offer|prod|goods|listing) ?(name|title|heading)|name product|title product|producttitle|productname|pdp title)\b/;
const TITLE_TAGS = ['h1', 'h2', 'h3', 'h4'];
const IS_NAME = /\bname\b/;
const MAX_TEXT = 300;
const MAX_CANDIDATES = 60;

function worth({ element, label, aside }: Spot, text: string, titles: readonly string[]): number {
  const named = Math.max(0, ...titles.map((title) => shared(text, title)));
  let score = element.name === 'h1' ? 0.3 : element.name === 'h2' ? 0.1 : 0;
  if (SAYS_NAME.test(label)) score += 0.15;
  if (IS_NAME.test(element.attribs.itemprop ?? '')) score += 0.1;
  if (aside) score -= 0.1;
  return score + named * 0.5;
}

const CONTROLS: ReadonlySet<string> = new Set(['button', 'form', 'select', 'ul', 'ol', 'dialog']);
const HIDDEN = /\b(hdn|hidden|sr only|visually ?hidden|screen ?reader\w*|offscreen|clipped|a11y)\b/;

/** Its text without what is written for screen readers alone, such as "Details about". */
function headingText(element: Element): string {
  const spoken = element.children.filter(
    (child) =>
      !isTag(child) || !(child.attribs['aria-hidden'] === 'true' || HIDDEN.test(labelOf(child))),
  );
  return visibleText(spoken, { limit: MAX_TEXT * 3, skip: CONTROLS });
}

/** How much of the heading the title repeats, and how much of the title it covers. */
function shared(heading: string, title: string): number {
  const common = overlap(heading, title);
  const length = Math.min(1, heading.length / Math.max(1, title.length) + 0.4);
  return common * length;
}

/** What is a heading, and what is called a name, in the order of the page. */
function findCandidates({ byTag, byLabel, properties }: Page['survey']): Spot[] {
  const found = new Set([
    ...TITLE_TAGS.flatMap((tag) => byTag.get(tag) ?? []),
    ...[...byLabel].flatMap(([label, spots]) => (SAYS_NAME.test(label) ? spots : [])),
    ...properties.filter(({ element }) => IS_NAME.test(element.attribs.itemprop ?? '')),
  ]);
  return [...found].sort((a, b) => a.at - b.at);
}

/** The name of the product as it stands on the page; an early heading may be "Adding to basket…". */
export function findHeadings({ survey, title, meta }: Page): Heading[] {
  const titles = [title, ...(meta.get('og:title') ?? [])].flatMap((text) => text ?? []);
  const found = findCandidates(survey);
  // A long menu may hold a hundred headings before the one that counts.
  const main = found.filter(({ element }) => element.name === 'h1').slice(0, MAX_CANDIDATES);
  const others = found.filter(({ element }) => element.name !== 'h1').slice(0, MAX_CANDIDATES);
  return [...main, ...others]
    .flatMap((spot) => {
      const text = headingText(spot.element);
      if (text === '' || text.length > MAX_TEXT) return [];
      const isProductName = SAYS_NAME.test(spot.label);
      return [{ text, spot, isProductName, confidence: worth(spot, text, titles) }];
    })
    .sort((a, b) => b.confidence - a.confidence);
}
