import {
  type ApiError,
  type ProductField,
  type ScrapedPicture,
  type ScrapedProduct,
  maxMorePictures,
  productFields,
  typedExternalProduct,
  isPublicLink,
  readDocumentSettings,
  readWebAddress,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';

const fileEnding = /\.(?:html?|php|aspx?|jsp|prd)$/i;
/** Codes of a shop around the words: numbers, and words that mix letters with several digits. */
const code = /^(?:\d+|(?=.*\d.*\d)[a-z\d]{6,}|[a-z]{1,3}\d{2,})$/i;
const MIN_WORDS = 2;

function wordsOf(segment: string): string[] {
  const words = segment.replace(fileEnding, '').split(/[-_+\s]+/);
  while (words.length > 0 && code.test(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && code.test(words[0] ?? '')) words.shift();
  return words.filter(Boolean);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The product's name in the address of a page that can't be read: 'Hammered copper jug'. Empty when it has none. */
export function nameFromAddress(address: string): string {
  const segments = (URL.parse(address)?.pathname ?? '').split('/').map(decoded);
  const words = segments.map(wordsOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (words.length < MIN_WORDS || !words.some((word) => /[\p{L}\p{M}]{3}/u.test(word))) return '';
  const name = words.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isHiddenFromGuests(address: string): boolean {
  const url = readWebAddress(address);
  return (
    url !== null && !isPublicLink(url) && !isPublicLink(url, readDocumentSettings().localShops)
  );
}

export type ExternalDetails = z.input<typeof typedExternalProduct>;
export type ExternalProduct = z.output<typeof typedExternalProduct>;

const defaultCurrency = 'INR';

export function initialDetails(
  url: string,
  scraped: ScrapedProduct | null,
  suggestedName = '',
): ExternalDetails {
  const shown = scraped?.pictures.find((picture) => picture.url === scraped.image);
  const address = scraped?.url ?? url;
  return {
    url: address === '' || isHiddenFromGuests(address) ? null : address,
    name: (scraped ? scraped.name : suggestedName || nameFromAddress(url))?.slice(0, 300) ?? '',
    brand: scraped?.brand?.slice(0, 100) ?? '',
    description: scraped?.description?.slice(0, 5000) ?? '',
    price: scraped?.price ?? null,
    // Rupees by hand; a scraped page without a currency gets none.
    currency: scraped ? (scraped.currency ?? '') : defaultCurrency,
    picture: shown?.hash ?? null,
  };
}

/** Fills in the currency when there is no price, because the form requires one. */
export const withDefaultCurrency = (details: ExternalDetails): ExternalDetails =>
  (details.price ?? '') === '' && !details.currency
    ? { ...details, currency: defaultCurrency }
    : details;

export const otherPictures = (
  pictures: readonly ScrapedPicture[],
  chosen: string | null,
): string[] =>
  chosen === null
    ? []
    : pictures
        .map(({ hash }) => hash)
        .filter((hash) => hash !== chosen)
        .slice(0, maxMorePictures);

export const correctedFields = (start: ExternalDetails, product: ExternalProduct): ProductField[] =>
  productFields.filter(
    (field) => (withDefaultCurrency(start)[field] || null) !== (product[field] || null),
  );

const commonCurrencies = [defaultCurrency, 'USD', 'EUR', 'GBP', 'AED', 'SGD'];

export function currencyChoices(found: string | undefined): { value: string; label?: string }[] {
  const codes =
    found && !commonCurrencies.includes(found) ? [found, ...commonCurrencies] : commonCurrencies;
  return [
    ...(found === '' ? [{ value: '', label: 'Choose' }] : []),
    ...codes.map((value) => ({ value })),
  ];
}

export function fieldOfError(error: ApiError): keyof ExternalDetails | undefined {
  const name = error.field?.replace(/^product\./, '');
  return Object.keys(typedExternalProduct.shape).find(
    (key): key is keyof ExternalDetails => key === name && key !== 'url',
  );
}
