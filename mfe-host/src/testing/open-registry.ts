import {
  getCurrentRegistry,
  listItems,
  listRegistries,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { answerCatalogue } from './catalogue.ts';
import { aRegistry } from './fixtures.ts';
import { openScreen } from './open-screen.tsx';

export const registry = aRegistry({ status: 'published' });

export async function openRegistry(items: RegistryItem[]) {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items });
  return openScreen('/registry');
}

export const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body);

export function answerRegistryPage() {
  answerCatalogue();
  testServer.reply(listRegistries, { registries: [] });
}
