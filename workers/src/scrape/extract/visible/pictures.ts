import type { Page } from '../../page/page.ts';
import type { Spot } from '../../page/page-index.ts';
import { webAddress } from '../../page/web-address.ts';
import { overlapOf, wordSetOf } from '../../page/similarity.ts';

export interface Picture {
  readonly address: string;
  readonly confidence: number;
}

const DECORATION =
  /logo|icon|sprite|banner|avatar|placeholder|spinner|loading|pixel|flag|badge|payment|captcha|blank|spacer|\btrans\b|transparent|\.gif$|stars?\b|rating|sponsor|visa|mastercard|paypal|facebook|twitter|instagram/i;
const MAIN =
  /\b(product|main|primary|zoom\w*|gallery|hero|landing|large|big|detail|pdp|featured|photo|mainimage|item)\b/;
const SOURCES = [
  'data-zoom-image',
  'data-large_image',
  'data-large-image',
  'data-old-hires',
  'data-zoom',
  'data-original',
  'data-lazy-src',
  'data-src',
  'src',
] as const;

const PICTURE_LINK = /\.(?:jpe?g|png|webp)(?:\?|$)/i;
const THUMBNAIL = /thumb|\bmini\b|small|swatch|_compact\.|_(?:40|50|60|75|80|100)[_.]/i;

const NEAR = 300;
/** The most for a picture in the page: structured data is more reliable. */
const MOST = 0.72;

function addressOf({ element }: Spot, base: URL): string | null {
  for (const name of SOURCES) {
    const address = webAddress(element.attribs[name], base);
    if (address) return address;
  }
  return webAddress(element.attribs.srcset?.trim().split(/\s/)[0], base);
}

function labelsAround(spot: Spot): string {
  return [spot.label, spot.parent?.label ?? '', spot.parent?.parent?.label ?? ''].join(' ');
}

const isSmall = (size: string | undefined) => {
  const pixels = Number.parseInt(size ?? '', 10);
  return Number.isFinite(pixels) && pixels > 0 && pixels < 120;
};

export function findPictures(
  { index, url }: Page,
  name: string | null,
  headingAt: number | null,
): Picture[] {
  const pictures: Picture[] = [];
  const nameWords = wordSetOf(name ?? '');
  for (const spot of index.byTag.get('img') ?? []) {
    const { attribs } = spot.element;
    if (isSmall(attribs.width) || isSmall(attribs.height)) continue;
    const labels = labelsAround(spot);
    if (DECORATION.test(labels)) continue;
    const address = addressOf(spot, url);
    if (!address || DECORATION.test(address)) continue;
    let confidence = 0.4;
    if (MAIN.test(labels)) confidence += 0.12;
    if (name && attribs.alt)
      confidence +=
        0.2 *
        overlapOf(wordSetOf(attribs.alt), nameWords) *
        Math.min(1, (2 * attribs.alt.length) / name.length);
    if (PICTURE_LINK.test(spot.parent?.element.attribs.href ?? '')) confidence += 0.1;
    if (headingAt !== null)
      confidence += 0.12 * Math.max(0, 1 - Math.abs(spot.at - headingAt) / NEAR);
    if (spot.secondarySection) confidence -= 0.2;
    if (attribs['data-zoom-image'] ?? attribs['data-old-hires'] ?? attribs['data-large_image'])
      confidence += 0.1;
    if (THUMBNAIL.test(labels) || THUMBNAIL.test(address)) confidence -= 0.15;
    pictures.push({ address, confidence: Math.min(confidence, MOST) });
  }
  return pictures.sort((a, b) => b.confidence - a.confidence).slice(0, 8);
}
