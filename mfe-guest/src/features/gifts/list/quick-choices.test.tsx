import type { SharedItem } from '@gift-registry/bff-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { anExternalItem, anItem, shareCode } from '../../../testing/fixtures.ts';
import { openSharedRegistry } from '../../../testing/open-guest-page.tsx';
import { renderDocument } from '../../../testing/render-document.ts';
import SharedRegistryPage from '../../../screens/shared-registry/shared-registry-page.tsx';
import { findQuickChoices } from './quick-choices.tsx';

const lamp = anItem({ name: 'Lamp', price: 500, isMostWanted: true });
const bowl = anItem({ name: 'Bowl', price: 900, quantityFulfilled: 1 });
const chair = anExternalItem({ name: 'Chair', price: 8900 });
const all = [lamp, bowl, chair];

const labels = (items: readonly SharedItem[]) => findQuickChoices(items).map(({ label }) => label);

test('the choices are those that leave some of the gifts', () => {
  expect(labels(all)).toEqual(['Under ₹1,000', 'Give together', 'Most wanted', 'Still needed']);
  expect(labels([lamp])).toEqual([]);
  expect(labels([chair, anExternalItem({ price: 400 })])).toEqual([]);
  expect(labels([bowl, anItem({ price: 2500 }), anItem({ price: 7000 })])).toEqual([
    'Under ₹5,000',
    'Give together',
    'Still needed',
  ]);
});

test('a choice filters at once, is counted, and is taken back by a second press', async () => {
  const { user, address } = openSharedRegistry({ items: all });
  const choice = await screen.findByRole('button', { name: 'Give together' });
  const names = () =>
    within(screen.getByRole('list', { name: 'Registry Items' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  await user.click(choice);
  expect(choice).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Lamp']);
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/r/${shareCode}?only=together`));
  await user.click(choice);
  expect(choice).toHaveAttribute('aria-pressed', 'false');
  expect(names()).toEqual(['Lamp', 'Bowl', 'Chair']);
});

test('without scripts the choices are links', () => {
  const render = (search: string) =>
    renderDocument(SharedRegistryPage, { path: `/r/${shareCode}${search}`, items: all });
  render('?sort=newest');
  expect(screen.getByRole('link', { name: 'Under ₹1,000' })).toHaveAttribute(
    'href',
    `/r/${shareCode}?sort=newest&max=1000`,
  );
  render('?max=1000');
  const chosen = screen.getByRole('link', { name: 'Under ₹1,000' });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', `/r/${shareCode}`);
});
