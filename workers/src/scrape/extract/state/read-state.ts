import { normalizeName } from '../../text/similarity.ts';
import type { Page } from '../../page/page.ts';
import { isNode } from '../json-ld/node.ts';
import type { ProductFacts } from '../product-facts.ts';
import { findObjects } from './find-objects.ts';
import { inlineScripts } from './inline-scripts.ts';
import { readStateProduct } from './state-product.ts';
import { readVariations } from './variations.ts';

const NOT_ASCII = /[^\x20-\x7e]/g;
const NOT_SAFE = /[^\x20-\x7e]|[&<>]/g;

const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

function spellings(name: string): string[] {
  const json = JSON.stringify(name).slice(1, -1);
  return [
    ...new Set([
      name,
      json,
      json.replace(NOT_ASCII, escapeSign),
      json.replace(NOT_SAFE, escapeSign),
      json.replaceAll('/', '\\/'),
      json.replaceAll('&', '\\u0026'),
      name.replaceAll('&', '&amp;'),
    ]),
  ];
}

const MAX_OBJECTS = 60;
const SHORTEST_NAME = 4;
const NESTED_QUOTE = /\\"/g;
const IS_NESTED = /\\"(?:name|title|price)\\"/;
// Shopify's scripts hold prices in hundredths of the currency.
const IN_HUNDREDTHS = /cdn\.shopify\.com/;

export function readState(page: Page, names: readonly string[]): ProductFacts | null {
  const own = names.filter((name) => normalizeName(name).length >= SHORTEST_NAME);
  const context = {
    page,
    names: new Set(own.map(normalizeName)),
    inHundredths: page.index.scripts.some(({ attribs }) => IN_HUNDREDTHS.test(attribs.src ?? '')),
  };
  const mentions = [...new Set(own.flatMap(spellings))];
  const budget = { left: MAX_OBJECTS };
  let unpriced: ProductFacts | null = null;
  for (const script of inlineScripts(page))
    for (const mention of mentions) {
      if (!script.includes(mention)) continue;
      // State inside JSON.parse("…") has escaped quotes.
      const readable = IS_NESTED.test(script) ? script.replace(NESTED_QUOTE, '"') : script;
      for (const value of findObjects(readable, mention, budget)) {
        const facts = isNode(value) ? readStateProduct(value, context) : null;
        if (facts && facts.offers.length > 0) return facts;
        unpriced ??= facts;
      }
    }
  return readVariations(page) ?? unpriced;
}
