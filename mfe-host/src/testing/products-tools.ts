import {
  getCurrentRegistry,
  listCategories,
  listItems,
  listProducts,
  listUnattachedItems,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { answerCatalogue } from './catalogue.ts';
import { aProduct, aRegistry, newId } from './fixtures.ts';

export const registry = aRegistry({ registryName: 'Asha and Dev', occasion: 'wedding' });

export const kitchen = { id: newId(), name: 'Kitchen' };

export const lamp = aProduct();

export const lastSearch = () => testServer.requests(listProducts).at(-1)?.query;

export const chip = (name: string) => screen.findByRole('button', { name });

export function answerProducts() {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'firstOccasion=; path=/; max-age=0';
  answerCatalogue();
  testServer.reply(listCategories, { categories: [kitchen] });
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [lamp], total: 1 });
}
