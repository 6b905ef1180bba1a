import { load, type CheerioAPI } from 'cheerio/slim';
import { isTag, type Element } from 'domhandler';
import type { Page } from '../page/page.ts';
import { visibleText } from '../page/text.ts';
import { webAddress } from '../page/web-address.ts';
import { findPrices } from '../price/parse-price.ts';
import { NO_FACTS, type ProductFacts } from './product-facts.ts';
import { priceText } from './visible/price-text.ts';
import { readStockBlock } from './visible/read-stock.ts';
import { SHOP_RULES } from './shop-rules.ts';

const MAX_PRICE = 60;

function pictureOf({ attribs }: Element, base: URL): string | null {
  const sizes = attribs['data-a-dynamic-image']?.match(/https?:[^"&\s]{1,500}/g) ?? [];
  return (
    webAddress(attribs['data-old-hires'], base) ??
    webAddress(sizes[0], base) ??
    webAddress(attribs.src, base)
  );
}

const WITHIN_ID = /^#([\w-]+)(?: (.+))?$/;
const MAX_MATCHES = 3;

function select($: CheerioAPI, { index }: Page, selector: string): Element[] {
  const [, id, rest] = WITHIN_ID.exec(selector) ?? [];
  const around = id === undefined ? undefined : index.byId.get(id);
  if (id !== undefined && around === undefined) return [];
  if (around && rest === undefined) return [around];
  const found = around ? $(around).find(rest ?? selector) : $.root().find(selector);
  return found.slice(0, MAX_MATCHES).get().filter(isTag);
}

export function readShop(page: Page): ProductFacts | null {
  const { address, url } = page;
  const rule = SHOP_RULES.find(
    (each) => each.hostname.test(address.hostname) && each.pathname.test(address.pathname),
  );
  if (!rule) return null;
  const $ = load(page.document);
  const first = <Value>(selectors: readonly string[], read: (element: Element) => Value | null) => {
    for (const selector of selectors)
      for (const element of select($, page, selector)) {
        const value = read(element);
        if (value !== null) return value;
      }
    return null;
  };
  const text = (limit: number) => (element: Element) =>
    visibleText(element.children, { limit }) || null;
  const price = first(rule.price, (element) => {
    if ($(element).closest(rule.otherOffers).length > 0) return null;
    const written = priceText(element, MAX_PRICE);
    const prices = written === null ? [] : findPrices(written, url.hostname);
    // A range has no single price.
    return prices.every(({ amount }) => amount === prices[0]?.amount) ? (prices[0] ?? null) : null;
  });
  const availability =
    first(rule.stock, (element) => readStockBlock(visibleText(element.children, { limit: 200 }))) ??
    (first(rule.buyButtons, ({ name }) => name) ? 'in-stock' : null);
  const image = first(rule.image, (element) => pictureOf(element, url));
  return {
    ...NO_FACTS,
    source: 'shop-rule',
    name: first(rule.name, text(600)),
    brand: first(rule.brand, text(100)),
    description: first(rule.description, text(2_000)),
    images: image ? [image] : [],
    offers:
      price || availability
        ? [
            {
              amount: price?.amount ?? null,
              currency: price?.currency ?? null,
              availability,
            },
          ]
        : [],
  };
}
