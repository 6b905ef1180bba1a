import type { ApiError, ProductField, ScrapedProduct } from '@gift-registry/bff-contract';
import { externalProductForm, productFields } from '@gift-registry/bff-contract';
import type { z } from 'zod';

export type ExternalDetails = z.input<typeof externalProductForm>;
/** The same, checked and cleaned. */
export type ExternalProduct = z.output<typeof externalProductForm>;

export const homeCurrency = 'INR';

/** What the details form starts with: all that the page told, and nothing guessed. */
export function detailsFrom(url: string, scraped: ScrapedProduct | null): ExternalDetails {
  const shown = scraped?.pictures.find((picture) => picture.url === scraped.image);
  return {
    url: scraped?.url ?? url,
    name: scraped?.name?.slice(0, 300) ?? '',
    brand: scraped?.brand?.slice(0, 100) ?? '',
    description: scraped?.description?.slice(0, 5000) ?? '',
    price: scraped?.price ?? null,
    // Who types the details sees rupees; of a page that was read no currency is assumed.
    currency: scraped ? (scraped.currency ?? '') : homeCurrency,
    picture: shown?.hash ?? null,
  };
}

/** Without a price the currency does not matter, and nobody has to choose one. */
export const withCurrency = (details: ExternalDetails): ExternalDetails =>
  details.price === null && !details.currency ? { ...details, currency: homeCurrency } : details;

/** What the host made different from what the form started with. */
export const correctedFields = (start: ExternalDetails, product: ExternalProduct): ProductField[] =>
  productFields.filter(
    (field) => (withCurrency(start)[field] || null) !== (product[field] || null),
  );

const commonCurrencies = [homeCurrency, 'USD', 'EUR', 'GBP', 'AED', 'SGD'];

/** The currencies to choose from; the page's own is always among them. */
export function currencyChoices(found: string | undefined): { value: string; label?: string }[] {
  const codes =
    found && !commonCurrencies.includes(found) ? [found, ...commonCurrencies] : commonCurrencies;
  return [
    ...(found === '' ? [{ value: '', label: 'Choose' }] : []),
    ...codes.map((value) => ({ value })),
  ];
}

/** The box that a refusal is about, when it is one that the host can change. */
export function refusedField(error: ApiError): keyof ExternalDetails | undefined {
  const name = error.field?.replace(/^product\./, '');
  return Object.keys(externalProductForm.shape).find(
    (key): key is keyof ExternalDetails => key === name && key !== 'url',
  );
}
