import { getSharedRegistry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import {
  aGift,
  aRegistry,
  anExternalItem,
  aCatalogueItem,
  dateInDays,
  shareCode,
} from '../../testing/fixtures.ts';
import { openPage, openWishList, serveRegistry } from '../../testing/open-guest-page.tsx';

const namesIn = (list: string) => {
  const found = screen.queryByRole('list', { name: list });
  return found
    ? within(found)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    : [];
};
const catalogue = () => namesIn('From Our Catalogue');
const external = () => namesIn('From External Websites');

describe('without a code', () => {
  const box = () => screen.getByRole('textbox', { name: 'Link or code' });

  test.each([shareCode, `https://gifts.example/r/${shareCode}`, ` /guest?code=${shareCode} `])(
    'the page asks for one and accepts "%s"',
    async (typed) => {
      const { user, address } = openPage('/guest');
      serveRegistry({ items: [aCatalogueItem()] });
      await user.type(box(), `${typed}{Enter}`);
      expect(await screen.findByRole('heading', { name: "Asha Menon's Registry" })).toBeVisible();
      expect(address()).toBe(`/guest?code=${shareCode}`);
    },
  );

  test('an empty box is explained, and typing removes the explanation', async () => {
    const { user } = openPage('/guest');
    await user.click(screen.getByRole('button', { name: 'Open the wish list' }));
    const message = 'Please paste the link or the code that your host shared with you.';
    expect(box()).toHaveAccessibleDescription(message);
    await user.type(box(), 'k');
    expect(box()).not.toHaveAccessibleDescription(message);
  });
});

test('the heading names the owner and counts the days', async () => {
  openWishList({ registry: aRegistry({ eventDate: dateInDays(12) }), items: [aCatalogueItem()] });
  expect(await screen.findByRole('heading', { name: "Asha Menon's Registry" })).toBeVisible();
  expect(screen.getByText('12 Days to Go!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Our Wish List' })).toBeVisible();
});

test("an unknown code is 'Registry Not Available'", async () => {
  testServer.fail(getSharedRegistry, { status: 404, code: 'not-found', message: 'No.' });
  openPage('/guest?code=nope');
  expect(await screen.findByRole('heading', { name: 'Registry Not Available' })).toBeVisible();
});

test('a registry without items says that they are coming and names the contact', async () => {
  openWishList({ registry: aRegistry({ contactEmail: 'asha@example.com' }) });
  expect(await screen.findByRole('heading', { name: 'Registry Items Coming Soon' })).toBeVisible();
  expect(
    screen.getByText(
      'The registry owner is still adding items to their registry. Check back soon!',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'asha@example.com' })).toBeVisible();
});

test("'Go Ahead!' leads to the guest's gifts", async () => {
  const lamp = aCatalogueItem();
  const { user, address } = openWishList({ items: [lamp], gifts: [aGift(lamp)] });
  await user.click(await screen.findByRole('link', { name: 'Go Ahead!' }));
  expect(address()).toBe(`/r/${shareCode}/mine`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your gifts' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Brass Diya Lamp' })).toBeVisible();
});

test("'Go Ahead!' of a guest without gifts leads to a page that says so and leads back", async () => {
  const { user, address } = openWishList({ items: [aCatalogueItem()] });
  await user.click(await screen.findByRole('link', { name: 'Go Ahead!' }));
  expect(
    await screen.findByRole('heading', { name: 'You have not chosen a gift yet' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the wish list' }));
  expect(address()).toBe(`/guest?code=${shareCode}`);
  expect(await screen.findByRole('heading', { name: 'Our Wish List' })).toBeVisible();
});

describe('the list', () => {
  const lamp = aCatalogueItem({ name: 'Lamp', price: 1450 });
  const vase = aCatalogueItem({
    name: 'Vase',
    price: 900,
    quantityRequested: 2,
    quantityFulfilled: 2,
  });
  const chair = anExternalItem({ name: 'Chair', price: 20_000 });
  const all = [lamp, vase, chair];
  const box = (name: 'Min' | 'Max') => screen.getByRole('textbox', { name });
  const apply = () => screen.getByRole('button', { name: 'Apply Filter' });

  async function openList() {
    const page = openWishList({ items: all });
    await screen.findByRole('heading', { name: 'Our Wish List' });
    return page;
  }

  test('is grouped by catalogue and external websites, cheapest first', async () => {
    await openList();
    expect(catalogue()).toEqual(['Vase', 'Lamp']);
    expect(external()).toEqual(['Chair']);
    const row = within(screen.getByRole('list', { name: 'From Our Catalogue' })).getAllByRole(
      'listitem',
    )[0];
    expect(row).toHaveTextContent('2/2');
    expect(screen.getByRole('button', { name: 'Purchase Lamp' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Contribute to Lamp' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Purchase Chair' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Contribute to Chair' })).not.toBeInTheDocument();
  });

  test('offers three orders', async () => {
    const { user } = await openList();
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Price Low to High', 'Price High to Low', 'Name A-Z']);
    await user.selectOptions(select, 'Name A-Z');
    expect(catalogue()).toEqual(['Lamp', 'Vase']);
    await user.selectOptions(select, 'Price High to Low');
    expect(catalogue()).toEqual(['Lamp', 'Vase']);
    await user.selectOptions(select, 'Price Low to High');
    expect(catalogue()).toEqual(['Vase', 'Lamp']);
  });

  test('widens the slider of 1,000 to 15,000 so that no gift starts hidden', async () => {
    await openList();
    expect(box('Min')).toHaveValue('900');
    expect(box('Max')).toHaveValue('20,000');
    expect(apply()).toBeDisabled();
  });

  test("filters when 'Apply Filter' is pressed", async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Purchased' }));
    expect(catalogue()).toEqual(['Vase', 'Lamp']);
    await user.click(apply());
    expect(catalogue()).toEqual(['Lamp']);
    await user.click(screen.getByRole('checkbox', { name: 'Available' }));
    await user.click(apply());
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  });

  test.each(['', 'cheap'])('Min falls back to 1,000 and Max to 15,000 for "%s"', async (typed) => {
    const { user } = await openList();
    for (const name of ['Min', 'Max'] as const) {
      await user.clear(box(name));
      if (typed) await user.type(box(name), typed);
      await user.keyboard('{Enter}');
    }
    expect(box('Min')).toHaveValue('1,000');
    expect(box('Max')).toHaveValue('15,000');
    await user.click(apply());
    expect(catalogue()).toEqual(['Lamp']);
    expect(external()).toEqual([]);
  });
});
