import type { Sources } from '../extract/sources.ts';
import type { Page } from '../page/page.ts';

const OTHER_TYPES = new Set([
  'article',
  'newsarticle',
  'blogposting',
  'blog',
  'recipe',
  'howto',
  'jobposting',
  'donateaction',
  'searchresultspage',
  'collectionpage',
  'profilepage',
  'qapage',
  'aboutpage',
  'contactpage',
]);
const OTHER_OG_TYPE = /^(?:article|blog|profile|video|music)\b|(?:^|:)(?:recipe|article|job)$/i;

const NO_RESULTS =
  /\b(?:no (?:results|products|items|matches)(?: were)? found|(?:0|no) results for|no (?:results|matches) for|nothing (?:was )?found|did not match any)\b/i;
const PARKED =
  /\bdomain(?: name)? (?:is|may be|might be) (?:for sale|parked|available)|\b(?:buy|purchase|own) this domain\b|^\S+\.[a-z]{2,} is for sale\b|\bparked (?:free|domain)\b/i;
const DONATION = /^(?:donate|make a donation|give)(?: now| today)?$/i;
const APPLICATION = /^apply(?: now| for this (?:job|position))?$/i;
const INGREDIENTS = /^ingredients\b/i;
const INSTRUCTIONS = /^(?:instructions|directions|method|preparation|steps|how to make)\b/i;

const says = ({ title, headings, text }: Page, pattern: RegExp) =>
  [title ?? '', ...headings, text.slice(0, 1_000)].some((each) => pattern.test(each));

/** Call it only for pages without structured data about a product. */
export function isNonProductPage({ page, types, visible }: Sources): boolean {
  if ([...types].some((type) => OTHER_TYPES.has(type))) return true;
  if ((page.meta.get('og:type') ?? []).some((type) => OTHER_OG_TYPE.test(type))) return true;
  if (says(page, NO_RESULTS) || says(page, PARKED)) return true;
  if (visible.cartButtons > 0) return false;
  const { buttonTexts, sectionTexts } = visible;
  if (buttonTexts.some((text) => DONATION.test(text) || APPLICATION.test(text))) return true;
  return (
    sectionTexts.some((text) => INGREDIENTS.test(text)) &&
    sectionTexts.some((text) => INSTRUCTIONS.test(text))
  );
}
