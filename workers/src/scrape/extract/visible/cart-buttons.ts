import type { Element } from 'domhandler';
import { getDomain } from 'tldts';
import type { Page } from '../../page/page.ts';
import { type Spot, isHiddenSpot } from '../../page/page-index.ts';
import { visibleText } from '../../page/text.ts';
import { webAddress } from '../../page/web-address.ts';
import { readStockText } from './read-stock.ts';
import { labelled, nothingBut, saying } from '../../vocabulary/vocabulary.ts';

const ADDS_TO_CART = saying('buttonCart');
const BUYS = nothingBut('buttonBuy');
const SAYS_CART = labelled('labelCart');
const NOTIFIES = saying('buttonNotify');
const SAYS_DISABLED = /\b(disabled|is disabled|inactive|sold ?out|unavailable)\b/;

const MAX_BUTTON_TEXT = 40;

interface CartButtons {
  readonly spots: readonly Spot[];
  readonly pressable: readonly Spot[];
  readonly isSoldOut: boolean;
  readonly texts: readonly string[];
}

function textOf({ name, attribs, children }: Element): string {
  if (name === 'input') return attribs.value ?? attribs.alt ?? '';
  const text = visibleText(children, { limit: MAX_BUTTON_TEXT * 3 });
  return text === '' ? (attribs['aria-label'] ?? attribs.title ?? '') : text;
}

const isDisabled = ({ element: { attribs }, label }: Spot) =>
  attribs.disabled !== undefined ||
  attribs['aria-disabled'] === 'true' ||
  SAYS_DISABLED.test(label);

const saysSoldOut = (text: string) => readStockText(text) === 'out-of-stock' || NOTIFIES.test(text);

/** An article's link to a shop puts nothing into a cart. */
function leadsAway({ name, attribs }: Element, url: URL): boolean {
  const target = name === 'a' ? webAddress(attribs.href, url) : null;
  return target !== null && getDomain(target) !== getDomain(url.href);
}

/** A product has one or two; a list has many. */
export function findCartButtons({ index, url }: Page): CartButtons {
  const spots: Spot[] = [];
  const pressable: Spot[] = [];
  const texts: string[] = [];
  let isSoldOut = false;
  for (const spot of index.pressable) {
    const { element, label } = spot;
    if (spot.secondarySection !== null) continue;
    if (element.name === 'input' && !/^(submit|button|image)$/i.test(element.attribs.type ?? ''))
      continue;
    const text = textOf(element);
    if (text.length > MAX_BUTTON_TEXT) continue;
    texts.push(text);
    const isLink = element.name === 'a';
    const adds =
      (ADDS_TO_CART.test(text) || BUYS.test(text) || (!isLink && SAYS_CART.test(label))) &&
      !leadsAway(element, url);
    if (!adds && isLink) continue;
    if (saysSoldOut(text)) {
      // A list of shops has a sold-out one among others, as a link.
      if (!isLink && !isHiddenSpot(spot)) isSoldOut = true;
    } else if (adds) {
      spots.push(spot);
      if (!isDisabled(spot) && !isHiddenSpot(spot)) pressable.push(spot);
    }
  }
  return { spots, pressable, isSoldOut, texts };
}

const REPEATED = 4;

const shapeOf = ({ element, label, parent }: Spot) =>
  [element.name, label, parent?.element.name, parent?.label, parent?.parent?.label]
    .join(' ')
    .replace(/\d+/g, '#');

export function outsideOfCards(buttons: readonly Spot[]): Spot[] {
  const shapes = Map.groupBy(buttons, shapeOf);
  return buttons.filter((button) => (shapes.get(shapeOf(button))?.length ?? 0) < REPEATED);
}
