import {
  addFund,
  closeFund,
  getRegistry,
  listCategories,
  listItems,
  listRegistries,
  saveFund,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anItem, aProduct, aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { arrange, lamp } from '../../testing/products.ts';

beforeEach(() => sessionStorage.clear());

const registry = aRegistry({ status: 'published' });
const honeymoon = anItem(
  aProduct({ name: 'Our honeymoon', price: null, source: 'external', brand: null }),
  {
    registryId: registry.id,
    pledgedAmount: 22_000,
    fund: { kind: 'honeymoon', goal: 50_000, showsProgress: true, closed: false, version: 1 },
  },
);

function openRegistry() {
  testServer.reply(getRegistry, registry);
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(listItems, { items: [honeymoon], sections: [] });
  testServer.reply(listCategories, { categories: [] });
  return openScreen(`/registry?registryId=${registry.id}`);
}

const dialog = () => screen.getByRole('dialog');
const textbox = (name: RegExp) => within(dialog()).getByRole('textbox', { name });

test('a fund has a goal and what was promised in the place of price and quantity, and is closed with undo', async () => {
  testServer.reply(closeFund, honeymoon);
  const { user } = await openRegistry();
  const funds = await screen.findByRole('list', { name: 'Funds' });
  expect(funds).toHaveTextContent('Goal ₹50,000');
  expect(funds).toHaveTextContent('₹22,000 of ₹50,000 promised');
  expect(within(funds).queryByRole('group', { name: /^Quantity/ })).not.toBeInTheDocument();
  await user.click(within(funds).getByRole('button', { name: 'Close the fund: Our honeymoon' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(testServer.requests(closeFund).map(({ body }) => body.closed)).toEqual([true, false]),
  );
});

test('a stale save keeps what was typed, and a second one replaces the saved values', async () => {
  testServer.fail(saveFund, {
    ...{ status: 409, code: 'stale', message: 'This fund was changed on another device.' },
    current: { ...honeymoon, fund: { ...honeymoon.fund, version: 2 } },
  });
  const { user } = await openRegistry();
  await user.click(await screen.findByRole('button', { name: 'Change Our honeymoon' }));
  await screen.findByRole('dialog', { name: 'Change the fund' });
  await user.clear(textbox(/^Name/));
  await user.type(textbox(/^Name/), 'Kerala');
  await user.click(within(dialog()).getByRole('button', { name: 'Save fund' }));
  expect(
    await within(dialog()).findByText('This fund was changed on another device'),
  ).toBeVisible();
  expect(textbox(/^Name/)).toHaveValue('Kerala');
  testServer.reply(saveFund, honeymoon);
  await user.click(within(dialog()).getByRole('button', { name: 'Save fund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(testServer.requests(saveFund).map(({ body }) => body.fundVersion)).toEqual([1, 2]);
});

test('a goal that can’t be read is answered beside the field, and nothing is sent', async () => {
  const { user } = await openRegistry();
  await user.click(await screen.findByRole('button', { name: 'Change Our honeymoon' }));
  await screen.findByRole('dialog', { name: 'Change the fund' });
  await user.clear(textbox(/^Goal/));
  await user.type(textbox(/^Goal/), '50');
  await user.click(within(dialog()).getByRole('button', { name: 'Save fund' }));
  await waitFor(() =>
    expect(textbox(/^Goal/)).toHaveAccessibleDescription(/Please enter at least ₹51, or nothing/),
  );
  expect(testServer.requests(addFund)).toEqual([]);
  expect(testServer.requests(saveFund)).toEqual([]);
});

test('new funds are offered beside the catalogue, unless the team switched them off', async () => {
  arrange();
  const { unmount } = await openScreen('/products');
  expect(await screen.findByRole('button', { name: 'Add a fund' })).toBeVisible();
  unmount();
  await openScreen('/products', { settings: { funds: false } });
  expect(await lamp()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a fund' })).not.toBeInTheDocument();
});
