import type { Element } from 'domhandler';
import type { Page } from '../../page/page.ts';
import type { Spot } from '../../page/page-index.ts';
import { visibleText } from '../../text/text.ts';
import { readStockText } from '../stock/stock-words.ts';
import { isHiddenSpot } from '../../page/hidden-spot.ts';

const ADDS_TO_CART =
  /add(ed)? to (my |your |shopping )?(cart|bag|basket|trolley)|buy (it )?now|place bid|bid now|buy tickets?|^buy$|^(add|order) now$|in den (waren|einkaufs)korb|jetzt kaufen|ajouter au panier|acheter|añadir a(l carrito| la cesta)|agregar al carr|comprar|aggiungi al carrello|acquista|do koszyka|kup teraz|in (mijn )?winkel(wagen|mand)|bestellen|sepete ekle|satın al|lägg i (varukorg|kundvagn)|læg i kurv|legg i handle|lisää ostoskoriin|lisa ostukorvi|osta|ielikt grozā|pievienot grozam|į krepšelį|do košíku|do košíka|koupit|kúpiť|в корзину|в кошик|купить|купити|добави в количка|kosárba|adaugă în coș|adauga in cos|adicionar (ao carrinho|à sacola|ao cesto)|προσθήκη στο καλάθι|加入購物車|加入购物车|立即購買|立即购买|放入購物車|カートに入れる|購入|장바구니|구매하기|바로구매|הוסף לסל|הוספה לסל|beli sekarang|keranjang|thêm vào giỏ|mua ngay|add to cart/i;
const SAYS_CART =
  /\b(add (to )?(cart|basket|bag)|addto(cart|basket|bag)|buy ?(now|button|box)|btn ?(cart|buy)|cart ?(button|btn)|purchase ?button|buybox|order ?button|button buy)\b/;
const NOTIFIES =
  /^(notify me|email me when|benachrichtig|m['’]avertir|prévenez-moi|avísame|avise-me|avvisami|сообщить о|bildirim|beni haberdar|teavita mind)/i;
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

/** A product has one or two; a list has many. */
export function findCartButtons({ index }: Page): CartButtons {
  const spots: Spot[] = [];
  const pressable: Spot[] = [];
  const texts: string[] = [];
  let isSoldOut = false;
  for (const spot of index.pressable) {
    const { element, label } = spot;
    if (element.name === 'input' && !/^(submit|button|image)$/i.test(element.attribs.type ?? ''))
      continue;
    const text = textOf(element);
    if (text.length > MAX_BUTTON_TEXT) continue;
    if (spot.secondarySection === null) texts.push(text);
    const isMain = spot.secondarySection === null;
    const isLink = element.name === 'a';
    const adds = ADDS_TO_CART.test(text) || (!isLink && SAYS_CART.test(label));
    // A list of shops has a sold-out one among others, as a link.
    const saysStock = isMain && !isLink;
    if (!adds && !saysStock) continue;
    if (saysSoldOut(text)) {
      if (saysStock && !isHiddenSpot(spot)) isSoldOut = true;
    } else if (adds) {
      spots.push(spot);
      if (isMain && !isDisabled(spot) && !isHiddenSpot(spot)) pressable.push(spot);
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
