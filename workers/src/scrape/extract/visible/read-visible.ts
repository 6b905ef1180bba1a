import type { Availability } from '@gift-registry/workers-contract';
import type { Page } from '../../page/page.ts';
import { squeeze, visibleText } from '../../page/text.ts';
import { webAddress } from '../../page/web-address.ts';
import { NO_FACTS, type Offer, type ProductFacts } from '../product-facts.ts';
import { ADDS_TO_CART, SOLD_OUT } from './hints.ts';
import { findPriceTags, type PriceTag } from './price-tags.ts';

export interface VisibleFacts extends ProductFacts {
  /** Prices that are struck through: what something used to cost. */
  readonly struck: readonly number[];
  /** How many different prices stand on the page. */
  readonly priceCount: number;
  /** One product has one button, or a second one that scrolls along; a list has many. */
  readonly cartButtons: number;
}

// A shop puts the price within a screen of the product's name.
const NEAR = 250;

function worth(tag: PriceTag): number {
  if (tag.struck || tag.elsewhere) return 0;
  let score = tag.labelled ? 0.5 : 0.35;
  if (tag.currency !== null) score += 0.12;
  if (tag.current) score += 0.06;
  if (tag.distance >= 0 && tag.distance < NEAR) score += 0.1 * (1 - tag.distance / NEAR) + 0.04;
  if (tag.distance < -60) score -= 0.15;
  return score;
}

function bestTag(tags: readonly PriceTag[]): Offer[] {
  let best: PriceTag | null = null;
  for (const tag of tags) if (worth(tag) > (best ? worth(best) : 0)) best = tag;
  if (!best) return [];
  const { amount, currency } = best;
  return [{ amount, currency, availability: null, confidence: Math.min(worth(best), 0.8) }];
}

function readButtons({ $ }: Page): { cartButtons: number; availability: Availability | null } {
  const buttons = $(
    'button, input[type="submit"], [role="button"], a[class*="btn"], a[class*="button"]',
  )
    .get()
    .slice(0, 400)
    .map((element) =>
      squeeze(
        visibleText(element.children).slice(0, 80) ||
          (element.attribs.value ?? element.attribs['aria-label'] ?? ''),
      ),
    );
  const cartButtons = buttons.filter((label) => ADDS_TO_CART.test(label)).length;
  const soldOut = buttons.some((label) => SOLD_OUT.test(label));
  return { cartButtons, availability: soldOut ? 'out-of-stock' : null };
}

const DECORATION =
  /logo|icon|sprite|banner|avatar|placeholder|spinner|loading|pixel|flag|badge|payment/i;

/** The first large picture after the main heading, or before it. */
function readImages({ $, url }: Page): string[] {
  const images = $('img')
    .get()
    .slice(0, 300)
    .flatMap((element) => {
      const { attribs } = element;
      const source =
        attribs['data-zoom-image'] ??
        attribs['data-large_image'] ??
        attribs['data-old-hires'] ??
        attribs['data-src'] ??
        attribs.src;
      const address = webAddress(source, url);
      const words = `${address ?? ''} ${attribs.class ?? ''} ${attribs.alt ?? ''}`;
      const small = Number(attribs.width ?? 999) < 150 || Number(attribs.height ?? 999) < 150;
      if (!address || small || DECORATION.test(words)) return [];
      const main = /product|main|primary|zoom|gallery|hero|landing/i.test(
        `${attribs.id ?? ''} ${words}`,
      );
      return [{ address, main }];
    });
  const sorted = [...images.filter(({ main }) => main), ...images.filter(({ main }) => !main)];
  return [...new Set(sorted.map(({ address }) => address))].slice(0, 5);
}

export function readVisible(page: Page, name: string | null): VisibleFacts {
  const tags = findPriceTags(page, name);
  const { cartButtons, availability } = readButtons(page);
  const offers = bestTag(tags).map((offer) => ({ ...offer, availability }));
  return {
    ...NO_FACTS,
    source: 'visible',
    name: page.headings[0] ?? null,
    images: readImages(page),
    offers:
      offers.length === 0 && availability
        ? [{ amount: null, currency: null, availability, confidence: 0.6 }]
        : offers,
    struck: tags.filter((tag) => tag.struck).map(({ amount }) => amount),
    priceCount: new Set(tags.filter((tag) => !tag.struck).map(({ amount }) => amount)).size,
    cartButtons,
  };
}
