import type { SharedItem } from '@gift-registry/bff-contract';
import { screen, within } from '@testing-library/react';
import { openSharedRegistry } from './open-guest-page.tsx';

export const list = () => screen.getByRole('list', { name: 'Registry Items' });

export const shownNames = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

export async function openGiftList(items: readonly SharedItem[]) {
  const page = openSharedRegistry({ items });
  await screen.findByRole('heading', { name: /^Registry Items/ });
  return page;
}

export async function openFilters(items: readonly SharedItem[]) {
  const page = await openGiftList(items);
  await page.user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('group', { name: 'Price range' });
  return page;
}
