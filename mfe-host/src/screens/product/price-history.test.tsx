import {
  getCurrentRegistry,
  getPrices,
  getProduct,
  listItems,
  listProducts,
  listUnattachedItems,
  lookAtPrice,
  type PriceHistory,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unavailable } from '../../testing/failures.ts';
import { aRegistry, anExternalProduct } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const history = (changes: Partial<PriceHistory> = {}): PriceHistory => ({
  lookedAt: '2026-11-12T03:30:00Z',
  isLooking: false,
  outOfStock: false,
  gone: false,
  keepsPrice: false,
  readings: [],
  ...changes,
});

async function openWith(found: PriceHistory) {
  const product = anExternalProduct();
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [], total: 0 });
  testServer.reply(getCurrentRegistry, { registry: aRegistry() });
  testServer.reply(getProduct, product);
  testServer.reply(getPrices, found);
  await openScreen(`/product/${product.id}`);
  return within(await screen.findByRole('region', { name: 'Price at the shop' }));
}

test('the prices of a gift are a table, the newest first', async () => {
  const section = await openWith(
    history({
      readings: [
        { day: '2026-11-01', price: 2000, currency: 'INR' },
        { day: '2026-11-12', price: 1500, currency: 'INR' },
      ],
    }),
  );
  expect(section.getByRole('status')).toHaveTextContent('Checked Nov 12, 2026');
  const rows = section.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['SincePrice', 'Nov 12, 2026₹1,500', 'Nov 1, 2026₹2,000']);
});

test('one price has no table', async () => {
  const section = await openWith(
    history({ readings: [{ day: '2026-11-01', price: 2000, currency: 'INR' }] }),
  );
  expect(section.queryByText('All prices')).not.toBeInTheDocument();
});

test('a host learns that the shop has no more of it, and that a typed price stays', async () => {
  const section = await openWith(history({ outOfStock: true, keepsPrice: true }));
  expect(section.getByRole('status')).toHaveTextContent(
    /^Out of stock at the shop. Checked .* You typed this price, so it stays.$/,
  );
});

test('a missing page is a warning', async () => {
  const section = await openWith(history({ gone: true }));
  expect(section.getByText('The shop’s page is gone')).toBeVisible();
});

test('a look on demand says when it has ended', async () => {
  const section = await openWith(history({ lookedAt: null }));
  expect(section.getByRole('status')).toHaveTextContent(/^We check it once a day/);
  testServer.reply(lookAtPrice, history({ isLooking: true, lookedAt: null }));
  testServer.reply(getPrices, history({ outOfStock: true }));
  await userEvent.click(section.getByRole('button', { name: 'Check the price now' }));
  expect(await section.findByText('Checking...')).toBeVisible();
  expect(await section.findByText(/Out of stock/, {}, { timeout: 5_000 })).toBeVisible();
  expect(section.getByRole('button', { name: 'Check the price now' })).toBeEnabled();
});

test('a refused look says why', async () => {
  const section = await openWith(history());
  testServer.fail(lookAtPrice, unavailable);
  await userEvent.click(section.getByRole('button', { name: 'Check the price now' }));
  expect(await section.findByText('We could not check the price')).toBeVisible();
});
