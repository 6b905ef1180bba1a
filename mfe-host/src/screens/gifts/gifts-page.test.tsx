import {
  exportGifts,
  getGiftSupply,
  getGiftTotals,
  getRegistry,
  giveBackGifts,
  listGifts,
  listItems,
  listRegistries,
  listUnusualNetworks,
  markBought,
  markGiftsReceived,
  type GiftTotals,
  type HostGift,
  type HostParcel,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aGift,
  anExternalProduct,
  anItem,
  anUnusualGiver,
  anUnusualNetwork,
  aRegistry,
} from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha weds Dev', status: 'published' });
const noTotals: GiftTotals = { gifts: 0, units: 0, promised: 0, paid: 0, received: 0, toThank: 0 };

function replyWith(gifts: HostGift[], totals: Partial<GiftTotals> = {}) {
  testServer.reply(getGiftSupply, { supply: null });
  testServer.reply(listUnusualNetworks, { networks: [] });
  testServer.reply(getRegistry, registry);
  testServer.reply(listItems, { items: [], sections: [] });
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(listGifts, { gifts, nextCursor: null, surprises: [] });
  testServer.reply(getGiftTotals, { ...noTotals, gifts: gifts.length, ...totals });
}

const openBook = () => openScreen(`/gifts/${registry.id}`);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Gifts' })).findAllByRole('listitem');

test('the book shows gift, giver, message, amount, day and state, with totals', async () => {
  replyWith(
    [
      aGift({ message: 'With love' }),
      aGift({ kind: 'contribution', state: 'promised', amount: 5000, giverName: 'Anil' }),
      aGift({ state: 'reserved', quantity: 2 }),
    ],
    { units: 3, promised: 5000, paid: 1000, received: 2500, toThank: 2 },
  );
  await openBook();
  const [first, second, third] = (await rows()).map((row) => within(row));
  for (const text of [
    'Brass Diya Lamp',
    'Sunita Devi',
    'With love',
    '₹1,499',
    'Nov 12, 2026',
    'Given',
  ])
    expect(first?.getByText(text)).toBeVisible();
  for (const text of ['₹5,000 promised', 'Promised', 'Anil'])
    expect(second?.getByText(text)).toBeVisible();
  expect(third?.getByText('2 × ₹1,499')).toBeVisible();
  expect(third?.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Gift Book' })).toBeVisible();
  for (const text of ['₹5,000', '₹2,500']) expect(screen.getByText(text)).toBeVisible();
});

test('a gift whose order is not fully paid is not given yet', async () => {
  const parcel: HostParcel = {
    ...{ state: 'waits-for-payment', shipTo: 'host' },
    ...{ carrier: null, trackingUrl: null, deliveredAt: null },
  };
  replyWith([aGift({ parcel })]);
  await openBook();
  const [row] = await rows();
  expect(row).toHaveTextContent('Not fully paid yet');
  expect(row).not.toHaveTextContent('Given');
});

test('an ordered gift says where its parcel is, and links the page of its carrier', async () => {
  const parcel: HostParcel = {
    state: 'being-packed',
    shipTo: 'host',
    carrier: null,
    trackingUrl: null,
    deliveredAt: null,
  };
  const trackingUrl = 'https://www.delhivery.com/track/package/42';
  const onItsWay: HostParcel = {
    ...parcel,
    state: 'on-its-way',
    carrier: 'Delhivery',
    trackingUrl,
  };
  replyWith([aGift({ parcel }), aGift({ parcel: onItsWay }), aGift({ parcel: null }), aGift()]);
  await openBook();
  const [packed, shipped, ...others] = (await rows()).map((row) => within(row));
  expect(packed?.getByText('Being packed')).toBeVisible();
  const link = shipped?.getByRole('link', { name: /^On its way with Delhivery/ });
  expect(link).toHaveAttribute('href', trackingUrl);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  for (const row of others) expect(row.queryByText(/packed|way|Delivered|order/i)).toBeNull();
});

test('the book says when cheap gifts run out', async () => {
  replyWith([aGift()]);
  testServer.reply(getGiftSupply, { supply: { guestRange: '21–50', giftsLeft: 2, under: 1000 } });
  await openBook();
  expect(
    await screen.findByText('You expect 21–50 guests, and 2 gifts cost less than ₹1,000'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add gifts' })).toHaveAttribute(
    'href',
    `/edit-registry/${registry.id}`,
  );
});

test('the book shows the gifts of one connection as a group, and gives back those of a guest or all', async () => {
  replyWith([aGift()]);
  const [dev, unnamed] = [
    anUnusualGiver({ gifts: 9, returnable: 9 }),
    anUnusualGiver({ giverName: '', gifts: 1, returnable: 0 }),
  ];
  const network = anUnusualNetwork({
    ...{ units: 18, guests: 3, returnable: 15 },
    givers: [dev, unnamed],
  });
  testServer.reply(listUnusualNetworks, { networks: [network] });
  const { user } = await openBook();
  expect(await screen.findByText('18 gifts were chosen from one connection')).toBeVisible();
  expect(screen.getByText(/^3 guests chose them within three days/)).toBeVisible();
  const beside = ['Set a passcode', 'Pause'].map((name) => screen.getByRole('link', { name }));
  expect(beside.map((link) => link.getAttribute('href'))).toEqual([
    `/registry-settings/${registry.id}#passcode`,
    `/registry-settings/${registry.id}#pause`,
  ]);
  const guests = within(screen.getByRole('list', { name: 'Guests of this connection' }));
  expect(guests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dev: 9 giftsGive back all',
    'A guest: 1 gift',
  ]);
  testServer.reply(giveBackGifts, { givenBack: 9 });
  await user.click(guests.getByRole('button', { name: 'Give back all of Dev' }));
  await user.click(await screen.findByRole('button', { name: 'Give back 9 gifts' }));
  expect(await screen.findByText('9 gifts of Dev given back.')).toBeVisible();
  testServer.reply(giveBackGifts, { givenBack: 15 });
  await user.click(screen.getByRole('button', { name: 'Give all 15 back' }));
  const question = await screen.findByRole('dialog', {
    name: 'Give back 15 gifts from this connection?',
  });
  expect(question).toHaveAccessibleDescription(/Each guest sees it in ‘Your gifts’/);
  await user.click(within(question).getByRole('button', { name: 'Give back 15 gifts' }));
  expect(await screen.findByText('15 gifts from one connection given back.')).toBeVisible();
  expect(testServer.requests(giveBackGifts)).toMatchObject([
    { body: { giftId: dev.giftId, of: 'giver' } },
    { body: { giftId: network.giftId, of: 'network' } },
  ]);
});

test('a gift is marked as received, with undo', async () => {
  const gift = aGift();
  replyWith([gift]);
  testServer.reply(markGiftsReceived, { giftIds: [gift.id] });
  const { user, toasts } = await openBook();
  await user.click(
    await screen.findByRole('button', { name: /^Mark as received: Brass Diya Lamp/ }),
  );
  expect(await toasts().findByText('Gift marked as received.')).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(testServer.requests(markGiftsReceived).map(({ body }) => body)).toEqual([
      { giftIds: [gift.id], received: true },
      { giftIds: [gift.id], received: false },
    ]),
  );
});

test('several gifts are chosen and marked at once; held gifts can’t be chosen', async () => {
  const gifts = [aGift(), aGift({ giverName: 'Anil' }), aGift({ state: 'reserved' })];
  replyWith(gifts);
  testServer.reply(markGiftsReceived, { giftIds: gifts.slice(0, 2).map(({ id }) => id) });
  const { user, toasts } = await openBook();
  await user.click(await screen.findByRole('button', { name: 'Choose all 2 shown' }));
  expect(screen.getByText('2 gifts chosen')).toBeVisible();
  const bar = within(screen.getByText('2 gifts chosen').parentElement ?? document.body);
  await user.click(bar.getByRole('button', { name: 'Mark as received' }));
  expect(await toasts().findByText('2 gifts marked as received.')).toBeVisible();
  expect(screen.getAllByRole('checkbox').at(-1)).toBeDisabled();
});

test('search, state and order are sent and stay in the address', async () => {
  replyWith([aGift()]);
  const { user, address } = await openBook();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'To thank');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Giver: A to Z');
  await user.type(screen.getByRole('searchbox'), 'sun{Enter}');
  await waitFor(() => expect(address()).toContain('?search=sun&state=to-thank&sort=giver'));
  await waitFor(() =>
    expect(testServer.requests(listGifts).at(-1)?.query).toMatchObject({
      search: 'sun',
      states: ['bought', 'promised', 'received'],
      sort: 'giver',
    }),
  );
});

test('a search without a match leads back to all gifts', async () => {
  replyWith([]);
  const { user } = await openScreen(`/gifts/${registry.id}?search=nobody`);
  expect(await screen.findByRole('heading', { name: 'No gifts match' })).toBeVisible();
  replyWith([aGift()]);
  await user.click(screen.getByRole('button', { name: 'Show all gifts' }));
  expect(await rows()).toHaveLength(1);
});

test('more gifts are loaded page by page', async () => {
  const first = aGift();
  replyWith([first], { gifts: 2 });
  testServer.reply(listGifts, { gifts: [first], nextCursor: 'next', surprises: [] });
  const { user } = await openBook();
  expect(await screen.findByText('Showing 1 of 2 gifts')).toBeVisible();
  testServer.reply(listGifts, { gifts: [aGift()], nextCursor: null, surprises: [] });
  await user.click(screen.getByRole('button', { name: 'LOAD MORE' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(testServer.requests(listGifts).at(-1)?.query.cursor).toBe('next');
});

test('a purchase appears while the page is open', async () => {
  replyWith([]);
  const { emit } = await openBook();
  expect(await screen.findByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  replyWith([aGift()]);
  emit({ type: 'registry-changed', registryId: registry.id, version: 2 });
  expect(await rows()).toHaveLength(1);
});

test('a closed book says until when its gifts are a surprise', async () => {
  replyWith([]);
  testServer.reply(listGifts, {
    gifts: [],
    nextCursor: null,
    surprises: [
      {
        ...{ registryId: registry.id, registryName: 'Asha weds Dev' },
        ...{ opensAt: '2099-01-05T03:30:00Z', parcels: null },
      },
    ],
  });
  await openBook();
  expect(await screen.findByText(/are a surprise until Jan 5, 2099, \d+:\d\d [AP]M/)).toBeVisible();
  expect(screen.queryByText('No gifts yet')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Totals')).not.toBeInTheDocument();
});

test('a closed book says which parcels come, and no more of them', async () => {
  replyWith([]);
  const closed = {
    registryId: registry.id,
    registryName: 'Asha weds Dev',
    opensAt: '2099-01-05T03:30:00Z',
  };
  const parcels = [
    { day: '2099-01-02', parcels: 1 },
    { day: '2099-01-03', parcels: 2 },
    { day: null, parcels: 1 },
  ];
  testServer.reply(listGifts, {
    gifts: [],
    nextCursor: null,
    surprises: [{ ...closed, parcels }],
  });
  await openBook();
  for (const text of [
    'A parcel comes on Friday, January 2, 2099.',
    '2 parcels come on Saturday, January 3, 2099.',
    'A parcel is on its way to you.',
  ])
    expect(await screen.findByText(text)).toBeVisible();
});

test('a failed load offers a retry that loads', async () => {
  replyWith([]);
  testServer.disconnect(listGifts);
  const { user } = await openBook();
  expect(await screen.findByText('Failed to load your Gift Book. Please try again.')).toBeVisible();
  replyWith([aGift()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('the book of all registries names the registry of each gift', async () => {
  replyWith([aGift({ registryName: 'Housewarming' })]);
  testServer.reply(listRegistries, { registries: [registry, aRegistry()] });
  const { user, address } = await openScreen('/gifts');
  expect(await screen.findByText(/Housewarming/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Registry' }), 'Asha weds Dev');
  await waitFor(() => expect(address()).toBe(`/gifts/${registry.id}`));
});

test('the book of all registries names the registry of what is ready to buy', async () => {
  replyWith([aGift()]);
  const jhoola = anItem(anExternalProduct({ name: 'Jhoola' }), { readyToBuy: 1 });
  testServer.reply(listItems, { items: [jhoola], sections: [] });
  await openScreen('/gifts');
  expect(
    await screen.findByRole('list', { name: `Ready to buy for ${registry.registryName}` }),
  ).toBeVisible();
});

test('a file that can’t be made is told', async () => {
  replyWith([aGift()]);
  testServer.fail(exportGifts, { status: 503, message: 'We are having a short break.' });
  const { user, toasts } = await openBook();
  await user.click(await screen.findByRole('button', { name: 'Download for Excel' }));
  expect(await toasts().findByText('We could not make the file. Please try again.')).toBeVisible();
});

test('a gift that guests have paid together is ready to buy, and marked as bought with undo', async () => {
  replyWith([]);
  const jhoola = anItem(anExternalProduct({ name: 'Jhoola' }), { readyToBuy: 1 });
  testServer.reply(listItems, { items: [jhoola], sections: [] });
  testServer.reply(markBought, ({ body }) => {
    const item = { ...jhoola, readyToBuy: body.bought ? 0 : 1 };
    testServer.reply(listItems, { items: [item], sections: [] });
    return item;
  });
  const { user } = await openBook();
  const list = await screen.findByRole('list', { name: 'Ready to buy' });
  expect(within(list).getByRole('link', { name: /^Go to the shop/ })).toHaveAttribute(
    'href',
    'https://www.shop.example/chair',
  );
  await user.click(within(list).getByRole('button', { name: 'I have bought it: Jhoola' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('list', { name: 'Ready to buy' })).toBeVisible();
  expect(testServer.requests(markBought).map(({ body }) => body.bought)).toEqual([true, false]);
});
