import {
  getCurrentRegistry,
  getDraft,
  getPageList,
  getRegistry,
  listItems,
  listRegistries,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRegistry } from './testing/fixtures.ts';
import { answerSettings } from './testing/open-links.ts';
import { openScreen } from './testing/open-screen.tsx';

const registry = aRegistry({ status: 'published' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  testServer.reply(getRegistry, registry);
  testServer.reply(getDraft, { registry: null });
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(listItems, { items: [] });
  testServer.reply(getPageList, { list: null });
  answerSettings();
});

const textFields = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea';

test.each([
  ['/create-registry', 'Start Adding Products!'],
  ['/delivery-preferences', 'Confirm & Proceed'],
  ['/add/links', 'Read the pages'],
  ['/add', 'Add'],
  [`/edit-registry/${registry.id}`, 'Save Changes'],
  [`/links/${registry.id}`, 'Use this address'],
  [`/links/${registry.id}`, 'Add link'],
])('%s: an empty form that is sent by “%s” leads to its first problem', async (path, name) => {
  const { user } = await openScreen(path);
  const button = await screen.findByRole('button', { name });
  const form = button.closest('form');
  for (const field of form?.querySelectorAll<HTMLInputElement>(textFields) ?? [])
    if (field.value !== '') await user.clear(field);
  await user.click(button);
  const problem = () => form?.querySelector('[aria-invalid="true"]');
  await waitFor(() => expect(problem()).toBeTruthy());
  await waitFor(() => expect(problem()?.contains(document.activeElement)).toBe(true));
});
