import { act, screen, waitFor, within } from '@testing-library/react';
import { anItem, aRegistry, newId, shareCode } from '../../../testing/fixtures.ts';
import { list, openGiftList, shownNames } from '../../../testing/open-gift-list.ts';
import { openPage, serveRegistry } from '../../../testing/open-guest-page.tsx';
import { renderDocument } from '../../../testing/render-document.ts';
import SharedRegistryPage from '../../../screens/shared-registry/shared-registry-page.tsx';

/** Prices rise with the numbers, so the gifts stand in this order. */
const gifts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anItem({ id: newId(), name: `Gift ${index + 1}`, price: 500 + index }),
  );
const rows = () => within(list()).getAllByRole('listitem');
const more = () => screen.getByRole('button', { name: 'Show 60 more' });

test('a long list begins with 60 gifts, and its heading counts all', async () => {
  await openGiftList(gifts(150));
  expect(screen.getByRole('heading', { name: 'Registry Items (150)' })).toBeVisible();
  expect(rows()).toHaveLength(60);
  expect(screen.getByText('60 of 150 gifts')).toBeVisible();
});

test('more gifts come below the others, get the focus, and add no history entry', async () => {
  const { user, address, history } = await openGiftList(gifts(150));
  await user.click(more());
  await waitFor(() => expect(rows()).toHaveLength(120));
  expect(address()).toBe(`/r/${shareCode}?to=120`);
  expect(history()).toHaveLength(1);
  expect(rows()[60]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show 30 more' }));
  await waitFor(() => expect(rows()).toHaveLength(150));
  expect(screen.queryByRole('navigation', { name: 'More gifts' })).not.toBeInTheDocument();
});

test('an address shows as many gifts as it did before', async () => {
  serveRegistry({ registry: aRegistry(), items: gifts(150) });
  openPage(`/r/${shareCode}?to=120`);
  await screen.findByRole('heading', { name: 'Registry Items (150)' });
  expect(rows()).toHaveLength(120);
});

test('a gift that the address names is shown, however late it stands', async () => {
  const items = gifts(150);
  serveRegistry({ registry: aRegistry(), items });
  openPage(`/r/${shareCode}#gift-${items[100]?.id}`);
  await screen.findByRole('heading', { name: 'Registry Items (150)' });
  expect(rows()).toHaveLength(120);
});

test('paper gets all gifts', async () => {
  await openGiftList(gifts(150));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toHaveLength(150);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toHaveLength(60);
});

test('the document leads to more gifts by links', () => {
  renderDocument(SharedRegistryPage, {
    path: `/r/${shareCode}?sort=price-high`,
    params: { shareCode },
    items: gifts(150),
    registry: aRegistry(),
  });
  expect(screen.getByRole('link', { name: 'Show 60 more' })).toHaveAttribute(
    'href',
    `/r/${shareCode}?sort=price-high&to=120`,
  );
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    `/r/${shareCode}?sort=price-high&to=150`,
  );
});

describe('the search', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search the gifts' });

  test('stands above 30 gifts or more', async () => {
    await openGiftList(gifts(29));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('finds words of the name and the brand, and stays in the address', async () => {
    const lamp = anItem({ id: newId(), name: 'Table Lamp', brand: 'Nila', price: 900 });
    const { user, address } = await openGiftList([...gifts(30), lamp]);
    await user.type(box(), 'nila lamp');
    await waitFor(() => expect(shownNames()).toEqual(['Table Lamp']));
    expect(screen.getByRole('heading', { name: 'Registry Items (1)' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/r/${shareCode}?search=nila+lamp`));
    await user.clear(box());
    await waitFor(() => expect(rows()).toHaveLength(31));
  });
});
