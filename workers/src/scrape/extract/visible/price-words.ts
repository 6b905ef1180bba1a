export interface PriceWords {
  readonly price: boolean;
  readonly old: boolean;
  /** Mostly a price before a discount, but the price itself where nothing is reduced. */
  readonly perhapsOld: boolean;
  readonly current: boolean;
  readonly other: boolean;
}

const PRICE =
  /price|preis|\b(amount|cost|prix|precios?|prezzo|preco|preço|valor|cena|cenas|kaina|hind|hinta|pris|prijs|prc|fiyat|harga|ціна|цена|pdp mrp)\b/;
const OLD =
  /\b(old|was|strike\w*|striked|struck|crossed?|linethrough|line through|before|rrp|uvp|mrp|msrp|compare\w*|previous|prev|antes|ancien\w*|barre\w*|stara|stary|instead|statt|vorher|tachado|vecchio|barrat[oa]|viejo|riscado|skreslon\w*|przekreslon\w*|preskrtnut\w*|durchgestrichen|streichpreis|delete\w*|del|deleted|origin|oldprice|wasprice|listprice|a text price)\b|\b(old|was|list|before|strike|cross(ed)?|compare|original) ?price|priceold\b/;
const PERHAPS_OLD =
  /\b(regular|list|retail|original|orig|standard|base|full|normal|usual|recommended)\b|regularprice/;
const CURRENT =
  /\b(sale|special|current|final|now|our|selling|offer|deal|actual|today|pricetopay|to pay|new|discounted|promo\w*|reduced|product price)\b|(sale|special|current|final|new|our|actual) ?price|pricenew\b|buybox/;
const OTHER =
  /\b(unit price|per|unit|base ?price ?unit|grundpreis|delivery|postage|livraison|saving|savings|saved?|you save|discount (amount|value|percent\w*)|percent\w*|rebate|coupon|voucher|emi|instal+ments?|finance|financing|financ\w*|credit|loan|klarna|afterpay|clearpay|leasing|rate|rates|monthly|month|subtotal|total|points?|rewards?|cashback|filters?|(range|price|amount) slider|min|max|threshold|deposit|fees?|trade ?in|exchange|warranty|insurance|protection|gift ?card|quantity ?price|tier|bulk|member\w*|alert|history|match|drop|currency|valid|until|date|netto|net|notax|no ?(tax|vat)|(excl|excluding|ex|without|sans|ohne|bez) ?(vat|tax|iva|tva|dph|mwst))\b|shipping|versand/;

export const saysPrice = (label: string): boolean => PRICE.test(label);

export function priceWordsOf(label: string): PriceWords {
  const price = saysPrice(label);
  return {
    price,
    old: OLD.test(label),
    perhapsOld: price && PERHAPS_OLD.test(label),
    current: price && CURRENT.test(label),
    other: OTHER.test(label),
  };
}
