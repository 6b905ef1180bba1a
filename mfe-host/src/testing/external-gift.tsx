import {
  getCurrentRegistry,
  listItems,
  listProducts,
  listUnattachedItems,
  type ScrapedProduct,
  type ScrapeStatus,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerCatalogue } from './catalogue.ts';
import { aRegistry, aScrape } from './fixtures.ts';
import { fillIn } from './fill-in.ts';
import { openScreen } from './open-screen.tsx';

export const url = 'https://shop.example/lamp';
export const registry = aRegistry();
export const [firstPicture, secondPicture] = [
  { hash: 'a'.repeat(64), url: '/gift-pictures/first.webp' },
  { hash: 'b'.repeat(64), url: '/gift-pictures/second.webp' },
];

export const scrapedProduct = (changes: Partial<ScrapedProduct> = {}): ScrapedProduct => ({
  title: 'Brass Diya Lamp | Dhatu Works',
  name: 'Brass Diya Lamp',
  brand: 'Dhatu Works',
  price: 1499,
  currency: 'INR',
  description: 'Hand-cast.',
  image: firstPicture.url,
  pictures: [firstPicture, secondPicture],
  notes: {},
  url,
  ...changes,
});
export const finishedScrape = (product = scrapedProduct(), changes: Partial<ScrapeStatus> = {}) =>
  aScrape({ step: 'done', outcome: 'ok', product, ...changes });
export const failedScrape = aScrape({
  step: 'failed',
  outcome: 'blocked',
  notice: {
    title: 'Failed to scrape product',
    text: 'Could not extract product information from this URL',
    advice: 'The shop refuses visitors like us.',
  },
});

export function answerProductsPage(): void {
  localStorage.clear();
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [], total: 0 });
  answerCatalogue();
}

export const urlBox = () => screen.findByLabelText('Product URL');

export async function openProducts() {
  const opened = await openScreen('/products');
  const button = await screen.findByRole('button', { name: 'Add' });
  await waitFor(() => expect(button).toBeEnabled());
  return opened;
}
export async function addUrl(user: UserEvent, text = url) {
  await fillIn(user, await urlBox(), text);
  await user.click(screen.getByRole('button', { name: 'Add' }));
}
export const addToRegistry = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Add to Registry' }));
