import { plainText } from '../../page/plain-text.ts';
import type { Page } from '../../page/page.ts';
import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../structured-price.ts';
import { isNode, listOf, property, textOf } from '../json-ld/node.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';
import { objectAt } from './find-objects.ts';
import { inlineScripts } from './inline-scripts.ts';

const LOOKS_AT_PRODUCT =
  /['"](?:ViewContent|view_item|productDetail|product_view)['"]\s{0,20},\s{0,20}\{/g;
const MAX_EVENTS = 6;

export function readAnalytics(page: Page): ProductFacts | null {
  const { hostname } = page.url;
  let left = MAX_EVENTS;
  for (const script of inlineScripts(page))
    for (const match of script.matchAll(LOOKS_AT_PRODUCT)) {
      if (left === 0) return null;
      left -= 1;
      const event = objectAt(script, match.index + match[0].length - 1);
      if (!isNode(event)) continue;
      const items = listOf(property(event, 'items') ?? property(event, 'contents')).filter(isNode);
      const [item] = items;
      if (items.length > 1 || listOf(property(event, 'content_ids')).length > 1) continue;
      const code = textOf(property(event, 'currency'));
      const currency = code === null ? null : readCurrency(code, hostname);
      const price = readStructuredPrice(
        (item && property(item, 'price')) ?? property(event, 'value'),
        currency,
        hostname,
      );
      if (!price) continue;
      const name = textOf(
        property(event, 'content_name') ??
          (item && (property(item, 'item_name') ?? property(item, 'name'))),
      );
      return {
        ...NO_FACTS,
        source: 'state',
        name: name === null ? null : plainText(name, 300),
        offers: [{ ...price, availability: null }],
      };
    }
  return null;
}
