import type {
  ApiError,
  ProductField,
  ScrapedPicture,
  ScrapedProduct,
} from '@gift-registry/bff-contract';
import { maxMorePictures, productFields, typedExternalProduct } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import { isHiddenFromGuests } from './guest-address.ts';
import { nameFromAddress } from './name-from-address.ts';

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
