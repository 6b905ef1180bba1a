import { getCurrentRegistry, listProducts, listUnattachedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { screen } from '@testing-library/react';
import { answerCatalogue } from '../../../testing/catalogue.ts';
import { aProduct } from '../../../testing/fixtures.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

let offline = true;
jest.unstable_mockModule(new URL('./filters-drawer.tsx', import.meta.url).pathname, () => {
  if (offline) throw new Error('offline');
  const FiltersDrawer = ({ layer }: { layer: HistoryLayer }) => layer.open && <p>The drawer</p>;
  return { FiltersDrawer };
});

test('Filters that fail to load open at the next press', async () => {
  testServer.reply(getCurrentRegistry, { registry: null });
  testServer.reply(listUnattachedItems, { items: [] });
  answerCatalogue();
  testServer.reply(listProducts, { products: [aProduct()], total: 1 });
  const { user, toasts } = await openScreen('/products');
  const filters = await screen.findByRole('button', { name: /^Filters/ });
  await user.click(filters);
  expect(await toasts().findByText('Connection Error')).toBeVisible();
  offline = false;
  await user.click(filters);
  expect(await screen.findByText('The drawer')).toBeVisible();
});
