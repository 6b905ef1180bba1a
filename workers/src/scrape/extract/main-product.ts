import type { Page } from '../page/page.ts';
import type { ProductFacts } from './product-facts.ts';
import { normalizeName, wordOverlap } from '../page/similarity.ts';

export function pageSubjects(page: Page): string[] {
  return [page.title, ...page.headings, ...(page.meta.get('og:title') ?? [])].flatMap(
    (text) => text ?? [],
  );
}

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '');

function isOwnAddress(facts: ProductFacts, page: Page): boolean {
  if (!facts.url) return false;
  const path = pathOf(facts.url);
  return path !== '' && (path === pathOf(page.canonical) || path === pathOf(page.address.href));
}

function scoreProduct(facts: ProductFacts, page: Page, subjects: readonly string[]): number {
  const { name } = facts;
  const named = name ? Math.max(0, ...subjects.map((subject) => wordOverlap(name, subject))) : 0;
  const priced = facts.offers.some(({ amount }) => amount !== null);
  return named * 3 + (isOwnAddress(facts, page) ? 2 : 0) + (priced ? 1 : 0);
}

const SEVERAL = 3;
const MIN_SCORE = 2;

export function mainProduct(products: readonly ProductFacts[], page: Page): ProductFacts | null {
  const subjects = pageSubjects(page);
  const ranked = products
    .map((facts) => ({ facts, weight: scoreProduct(facts, page, subjects) }))
    .sort((a, b) => b.weight - a.weight);
  const [best] = ranked;
  if (!best) return null;
  return ranked.length >= SEVERAL && best.weight < MIN_SCORE
    ? null
    : withVariants(best.facts, products);
}

/** Some shops describe each size as a product of the same name. */
function withVariants(main: ProductFacts, products: readonly ProductFacts[]): ProductFacts {
  const name = normalizeName(main.name ?? '');
  const variants = products.filter(
    (each) => each !== main && name !== '' && normalizeName(each.name ?? '') === name,
  );
  return { ...main, offers: [...main.offers, ...variants.flatMap(({ offers }) => offers)] };
}
