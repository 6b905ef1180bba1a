import type { Element } from 'domhandler';

/** What the authors of a page call an element, in the words that shops use for it. */
export function labelOf({ attribs }: Element): string {
  return [
    attribs.class,
    attribs.id,
    attribs['data-testid'],
    attribs['data-test'],
    attribs['data-qa'],
  ]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 400);
}

export const SAYS_PRICE =
  /price|amount|cost\b|preis|prix|precio|prezzo|preco|cena\b|\bprc\b|pdp-?mrp|offer-?val/i;

/** The price before the discount. */
export const SAYS_OLD =
  /old|was\b|list-?price|regular|mrp|strike|struck|compare|before|rrp|uvp|original|crossed|line-?through|a-text-price|previous|instead|retail/i;

export const SAYS_CURRENT =
  /sale|special|current|final|now\b|our-?price|selling|offer|deal|actual|pricetopay|main/i;

/** A number of money that is not what the product costs. */
export const SAYS_OTHER =
  /unit-?price|per-?(unit|100|kg|l\b)|shipping|delivery|versand|saving|save|discount|rebate|coupon|\bemi\b|instal|finance|klarna|monthly|total|subtotal|tax|points|filter|range|slider|min-?price|max-?price|threshold/i;

/** Parts of a page that sell something else. */
export const SAYS_ELSEWHERE =
  /related|recommend|similar|upsell|cross-?sell|also-?(like|bought|viewed)|carousel|recently|mini-?(cart|basket)|cart-(drawer|summary|flyout|count)|basket-?(total|summary)|mega-?menu|site-?header|global-?header|footer|sponsored|accessor|bundle|frequently|customers-?|more-?from|other-?products|suggest|swiper|slick/i;

export const ELSEWHERE_TAGS = new Set(['nav', 'footer', 'aside', 'header']);

export const STRUCK_TAGS = new Set(['del', 's', 'strike']);

export const ADDS_TO_CART =
  /add(ed)? to (my )?(cart|bag|basket|trolley)|buy (it )?now|in den (waren|einkaufs)korb|ajouter au panier|añadir a(l carrito| la cesta)|aggiungi al carrello|do koszyka|in (mijn )?winkel(wagen|mand)|sepete ekle|lägg i varukorg|læg i kurv|do košíku|в корзину|kosárba|adicionar (ao carrinho|à sacola)|加入購物車|カートに入れる|장바구니/i;

export const SOLD_OUT =
  /^(sold out|out of stock|currently unavailable|temporarily out of stock)\.?$/i;
