import { getSharedRegistry, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, anItem, dateInDays, newId, shareCode } from '../../testing/fixtures.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../../testing/open-guest-page.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

const fact = (term: string) => screen.getByText(term).nextElementSibling;

test('the card shows the facts of the registry', async () => {
  openSharedRegistry({
    registry: aRegistry({
      eventDate: '2099-11-21',
      expectedGuests: '21–50',
      guestMessage: 'Come hungry!',
      contactEmail: 'asha@example.com',
      deliveryPreference: 'guest_delivery',
    }),
  });
  expect(screen.getByText('Loading registry...')).toBeVisible();
  expect(await heading('Meera turns one')).toBeVisible();
  expect(fact('Hosted by')).toHaveTextContent('Asha Menon');
  expect(fact('Occasion')).toHaveTextContent('Birthday');
  expect(fact('Event Date')).toHaveTextContent('Saturday, November 21, 2099');
  expect(fact('Expected Guests')).toHaveTextContent('21–50');
  expect(fact('Delivery')).toHaveTextContent('The final choice is yours.');
  expect(screen.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute(
    'href',
    'mailto:asha@example.com',
  );
  expect(screen.getByText('Message from Host').parentElement).toHaveTextContent(
    'Message from HostCome hungry!',
  );
});

test('the card says that we send gifts of the catalogue', async () => {
  openSharedRegistry({ registry: aRegistry({ deliveryPreference: 'catalog_delivery' }) });
  await heading('Meera turns one');
  expect(fact('Delivery')).toHaveTextContent(
    'The host would love to receive gifts from our catalogue at home. We send them there. The final choice is yours.',
  );
});

test('the card names the city and the state that our gifts go to', async () => {
  const shipsTo = 'Kochi, Kerala';
  openSharedRegistry({ registry: aRegistry({ deliveryPreference: 'catalog_delivery', shipsTo }) });
  await heading('Meera turns one');
  expect(fact('Delivery')).toHaveTextContent(
    'The host would love to receive gifts from our catalogue at home. We send them to Kochi, Kerala. The final choice is yours.',
  );
});

test.each([
  [719, false],
  [720, true],
])('on a screen of %i px the facts are open: %s', async (width, open) => {
  setScreenWidth(width);
  openSharedRegistry({ registry: aRegistry({ expectedGuests: '21–50' }) });
  await heading('Meera turns one');
  expect(fact('Expected Guests')?.closest('details')?.open).toBe(open);
});

test('the card leaves out facts that the host has not given', async () => {
  openSharedRegistry();
  await heading('Meera turns one');
  for (const term of ['Expected Guests', 'Contact', 'Delivery', 'Message from Host'])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
});

test.each([
  [-1, 'Event Passed'],
  [0, 'Today is the big day!'],
  [1, '1 Day to Go!'],
  [30, '30 Days to Go!'],
])('the banner of an event in %i days reads "%s"', async (days, text) => {
  openSharedRegistry({ registry: aRegistry({ eventDate: dateInDays(days) }) });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([{ completed: true }, { giftsPaused: true }])(
  'a registry with %j counts no days',
  async (state) => {
    openSharedRegistry({ registry: aRegistry({ eventDate: '2099-11-21', ...state }) });
    await heading('Meera turns one');
    expect(screen.getAllByText('Saturday, November 21, 2099')[0]).toBeVisible();
    expect(screen.queryByText(/to Go!/)).not.toBeInTheDocument();
  },
);

test('a code in the query takes precedence over the path', async () => {
  serveRegistry({});
  openPage('/r/otherCode?code=fromQuery');
  await heading('Meera turns one');
  expect(testServer.requests(getSharedRegistry).map(({ params }) => params)).toEqual([
    { shareCode: 'fromQuery' },
  ]);
});

test("a link without a code is an 'Invalid Registry Link' and leads to the search", async () => {
  const { user, address } = openPage('/r');
  expect(await heading('Invalid Registry Link')).toBeVisible();
  expect(
    screen.getByText(
      'This registry link is missing a valid share code. Please check the link and try again.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search for Another Registry' }));
  expect(address()).toBe('/guest');
});

test("an unknown or revoked code is 'Registry Not Available' and leads to the search", async () => {
  testServer.fail(getSharedRegistry, { status: 404, code: 'not-found', message: 'No.' });
  const { user, address } = openPage(`/r/${shareCode}`);
  expect(await heading('Registry Not Available')).toBeVisible();
  expect(
    screen.getByText('This registry could not be found or is no longer available.'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search for Another Registry' }));
  expect(address()).toBe('/guest');
});

test.each([
  ['a lost connection', () => testServer.disconnect(getSharedRegistry)],
  [
    'a failing server',
    () => testServer.fail(getSharedRegistry, { status: 503, message: 'A short break.' }),
  ],
  ['an unreadable reply', () => testServer.replyRaw(getSharedRegistry, '<h1>Portal</h1>')],
])('%s is named as such and can be retried', async (_, fail) => {
  fail();
  const { user } = openPage(`/r/${shareCode}`);
  expect(await heading('Failed to load registry. Please try again.')).toBeVisible();
  expect(screen.queryByText('Registry Not Available')).not.toBeInTheDocument();
  serveRegistry({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Meera turns one')).toBeVisible();
});

test("a wish list that fails to load says 'Failed to load registry items' and can be retried", async () => {
  serveRegistry({ items: [anItem()] });
  testServer.disconnect(listSharedItems);
  const { user } = openPage(`/r/${shareCode}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load registry items');
  expect(alert).toHaveTextContent('Please check your connection and try again.');
  serveRegistry({ items: [anItem()] });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await heading('Registry Items (1)')).toBeVisible();
});

test('a wish list without items says so', async () => {
  openSharedRegistry();
  expect(screen.queryByText('No Items Yet')).not.toBeInTheDocument();
  expect(await heading('No Items Yet')).toBeVisible();
  expect(screen.getByText("The registry owner hasn't added any items yet.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

describe('live updates', () => {
  const lamp = anItem();
  const registry = aRegistry();
  const changed = (version: number) =>
    ({ type: 'registry-changed', registryId: registry.registryId, version }) as const;

  test('an event shows a purchase on the open page', async () => {
    const { emit, subscribedShares } = openSharedRegistry({ registry, items: [lamp], version: 4 });
    await screen.findByRole('button', { name: 'Purchase Brass Diya Lamp' });
    expect(subscribedShares()).toEqual([shareCode]);
    serveRegistry({ registry, items: [{ ...lamp, quantityFulfilled: 1 }], version: 5 });
    emit(changed(5));
    const list = screen.getByRole('list', { name: 'Registry Items' });
    expect(await within(list).findByText('Given')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Purchase / })).not.toBeInTheDocument();
  });

  test('an event of a version that is already shown causes no request', async () => {
    const { emit } = openSharedRegistry({ registry, items: [lamp], version: 4 });
    await heading('Registry Items (1)');
    const requests = testServer.requests(listSharedItems).length;
    emit(changed(4));
    expect(testServer.requests(listSharedItems)).toHaveLength(requests);
    emit(changed(5));
    await waitFor(() => expect(testServer.requests(listSharedItems)).toHaveLength(requests + 1));
  });

  test('an event of another registry, which another tab shows, causes no request', async () => {
    const { emit } = openSharedRegistry({ registry, items: [lamp], version: 4 });
    await heading('Registry Items (1)');
    const requests = testServer.requests(listSharedItems).length;
    emit({ ...changed(9), registryId: newId() });
    expect(testServer.requests(listSharedItems)).toHaveLength(requests);
    emit(changed(9));
    await waitFor(() => expect(testServer.requests(listSharedItems)).toHaveLength(requests + 1));
  });

  test('a reconnected event stream refetches the wish list', async () => {
    const { reconnect } = openSharedRegistry({ registry, items: [lamp] });
    await heading('Registry Items (1)');
    serveRegistry({ registry, items: [lamp, anItem({ id: newId(), name: 'Quilt' })], version: 2 });
    reconnect();
    expect(await heading('Registry Items (2)')).toBeVisible();
  });

  test.each([`/r/${shareCode}`, `/guest?code=${shareCode}`])(
    'a revoked share closes the open page %s',
    async (path) => {
      serveRegistry({ registry, items: [lamp] });
      const { emit } = openPage(path);
      await screen.findByRole('button', { name: 'Purchase Brass Diya Lamp' });
      testServer.fail(getSharedRegistry, { status: 404, code: 'not-found', message: 'No.' });
      testServer.fail(listSharedItems, { status: 404, code: 'not-found', message: 'No.' });
      emit({ type: 'share-revoked', registryId: registry.registryId });
      expect(await heading('Registry Not Available')).toBeVisible();
      expect(screen.queryByText('Brass Diya Lamp')).not.toBeInTheDocument();
    },
  );
});

test('a complete registry shows its gifts without prices and buttons', async () => {
  openSharedRegistry({
    registry: aRegistry({ completed: true }),
    items: [anItem({ name: 'Brass Diya Lamp', price: 1499, quantityFulfilled: 1 })],
  });
  expect(await heading('This registry is complete')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Registry Items' }));
  expect(list.getByText('Brass Diya Lamp')).toBeVisible();
  expect(list.getByText('Given')).toBeVisible();
  expect(list.queryByText(/1,499|Price/)).not.toBeInTheDocument();
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});
