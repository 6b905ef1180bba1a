import type { ApiError, ScrapedProduct } from '@gift-registry/bff-contract';
import { externalProductForm } from '@gift-registry/bff-contract';
import type { z } from 'zod';

export type ExternalDetails = z.input<typeof externalProductForm>;
/** The same, checked and cleaned. */
export type ExternalProduct = z.output<typeof externalProductForm>;

export const homeCurrency = 'INR';

/** What the details form starts with: all that the page told, and nothing guessed. */
export function detailsFrom(url: string, scraped: ScrapedProduct | null): ExternalDetails {
  return {
    url: scraped?.url ?? url,
    name: (scraped?.name ?? scraped?.title ?? '').slice(0, 300),
    brand: scraped?.brand?.slice(0, 100) ?? '',
    description: scraped?.description?.slice(0, 5000) ?? '',
    price: scraped?.price ?? null,
    currency: scraped?.currency ?? homeCurrency,
    imageUrl: scraped?.image ?? '',
  };
}

const commonCurrencies = [homeCurrency, 'USD', 'EUR', 'GBP', 'AED', 'SGD'];

/** The currencies to choose from; the page's own is always among them. */
export const currencyChoices = (found: string | undefined): string[] =>
  found && !commonCurrencies.includes(found) ? [found, ...commonCurrencies] : commonCurrencies;

/** The box that a refusal is about, when it is one that the host can change. */
export function refusedField(error: ApiError): keyof ExternalDetails | undefined {
  const name = error.field?.replace(/^product\./, '');
  return Object.keys(externalProductForm.shape).find(
    (key): key is keyof ExternalDetails => key === name && key !== 'url',
  );
}
