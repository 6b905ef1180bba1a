import {
  getCurrentRegistry,
  listCategories,
  listItems,
  listProducts,
  listUnattachedItems,
  type Product,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { answerCatalogue } from './catalogue.ts';
import { aProduct, aRegistry, newId } from './fixtures.ts';

export const registry = aRegistry();

export const kitchen = { id: newId(), name: 'Kitchen' };

export interface Scene {
  readonly products?: Product[];
  readonly total?: number;
  readonly items?: RegistryItem[];
  readonly unattached?: RegistryItem[];
}

export function arrange({
  products = [aProduct()],
  total,
  items = [],
  unattached = [],
}: Scene = {}) {
  answerCatalogue();
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items });
  testServer.reply(listUnattachedItems, { items: unattached });
  testServer.reply(listCategories, { categories: [kitchen] });
  testServer.reply(listProducts, { products, total: total ?? products.length });
}

export const searches = () => testServer.requests(listProducts).map(({ query }) => query);

export const box = () => screen.getByRole('searchbox', { name: 'Search for a gift' });

export const lamp = () => screen.findByRole('link', { name: 'Brass Diya Lamp' });
