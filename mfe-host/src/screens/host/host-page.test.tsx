import {
  getGiftTotals,
  listGiftQuestions,
  listGifts,
  listItems,
  listRegistries,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => {
  testServer.reply(listGifts, { gifts: [], nextCursor: null, surprises: [] });
  testServer.reply(getGiftTotals, {
    gifts: 0,
    units: 0,
    promised: 0,
    paid: 0,
    received: 0,
    toThank: 0,
  });
  testServer.reply(listGiftQuestions, { questions: [] });
  testServer.reply(listItems, { items: [], sections: [] });
});

test('the dashboard counts the registries and describes each on a card', async () => {
  const meera = aRegistry({ itemCount: 3, guestRange: '51–100', status: 'published' });
  const home = aRegistry({ registryName: 'Our new home', guestRange: '11-25', itemCount: 1 });
  const empty = aRegistry({ itemCount: 0 });
  testServer.reply(listRegistries, { registries: [meera, home, empty] });
  await openScreen('/host');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Created Registries (3)' }),
  ).toBeVisible();
  const [first, second, third] = screen.getAllByRole('article').map((card) => within(card));
  expect(first?.getByRole('heading', { name: 'Meera turns one' })).toBeVisible();
  for (const text of ['Published', 'Birthday', 'Saturday, November 21, 2099', '51–100', '3 items'])
    expect(first?.getByText(text)).toBeVisible();
  for (const text of ['Draft', 'Not specified', '1 item'])
    expect(second?.getByText(text)).toBeVisible();
  expect(third?.getByText('0 items')).toBeVisible();
});

const linksOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['no gifts', {}, '/products?registryId='],
  ['gifts', { itemCount: 2 }, '/registry?registryId='],
  [
    'gifts and a delivery',
    { itemCount: 2, deliveryPreference: 'guest_delivery', termsAccepted: true },
    '/registry/share/',
  ],
] as const)('a draft with %s continues at its next step', async (_, changes, next) => {
  const registry = aRegistry(changes);
  testServer.reply(listRegistries, { registries: [registry] });
  await openScreen('/host');
  expect(linksOf(await screen.findByRole('article'))).toEqual([
    ['Continue', `${next}${registry.id}`],
    ['Edit', `/edit-registry/${registry.id}`],
    ['View Registry', `/registry?registryId=${registry.id}`],
    ['Share Registry', `/registry-link-share/${registry.id}`],
    ['Settings', `/registry-settings/${registry.id}`],
  ]);
});

test('a published registry is shared first; once gifts are given, held or promised, its Gift Book comes first', async () => {
  const published = aRegistry({ status: 'published' });
  const taken = [{ givenCount: 1 }, { reservedCount: 1 }, { pledgedAmount: 2000 }].map(
    (counts) => ({ ...published, id: newId(), itemCount: 2, ...counts }),
  );
  const completed = aRegistry({ status: 'completed' });
  testServer.reply(listRegistries, { registries: [completed, published, ...taken] });
  await openScreen('/host');
  await screen.findAllByRole('article');
  const seldom = ['Settings', 'Questions', 'Print cards'];
  const giftBookFirst = ['Gift Book', 'Share Registry', 'View Registry', 'Edit', ...seldom];
  const mains = screen.getAllByRole('article').map((card) => linksOf(card).map(([label]) => label));
  expect(mains).toEqual([
    ['Share Registry', 'Gift Book', 'View Registry', 'Edit', ...seldom],
    ...Array.from({ length: 4 }, () => giftBookFirst),
  ]);
  const below = within(screen.getByRole('region', { name: 'Completed' }));
  expect(below.getAllByRole('article')).toHaveLength(1);
});

test('a shared registry shows what was given, a draft does not', async () => {
  const shared = aRegistry({ status: 'published', itemCount: 8 });
  testServer.reply(listRegistries, {
    registries: [
      {
        ...shared,
        givenCount: 3,
        reservedCount: 1,
        pledgedAmount: 2000,
        pictures: ['/lamp.webp', '/jug.webp'],
      },
      aRegistry({ itemCount: 2 }),
    ],
  });
  await openScreen('/host');
  expect(await screen.findByText('3 of 8 given, 1 reserved, ₹2,000 promised')).toBeVisible();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  const [first] = screen.getAllByRole('article');
  expect(
    [...(first?.querySelectorAll('img') ?? [])].map(({ src }) => new URL(src).pathname),
  ).toEqual(['/lamp.webp', '/jug.webp']);
});

test('archived registries stand below the completed ones', async () => {
  const archivedAt = '2026-01-02T00:00:00Z';
  testServer.reply(listRegistries, {
    registries: [
      {
        ...aRegistry({ registryName: 'Put away', status: 'completed', archivedAt }),
        givenCount: 0,
        pictures: [],
      },
      {
        ...aRegistry({ registryName: 'Just over', status: 'completed' }),
        givenCount: 0,
        pictures: [],
      },
    ],
  });
  await openScreen('/host');
  const archive = within(await screen.findByRole('region', { name: 'Archived' }));
  expect(archive.getByRole('heading', { name: 'Put away' })).toBeVisible();
  const completed = within(screen.getByRole('region', { name: 'Completed' }));
  expect(completed.getByRole('heading', { name: 'Just over' })).toBeVisible();
  expect(completed.getAllByRole('article')).toHaveLength(1);
});

test('a card shows the cover in the place of the gifts', async () => {
  const coverImageUrl = `/gift-pictures/${'ab'.repeat(32)}-1280.webp`;
  testServer.reply(listRegistries, {
    registries: [{ ...aRegistry({ coverImageUrl }), givenCount: 0, pictures: ['/lamp.webp'] }],
  });
  await openScreen('/host');
  const card = await screen.findByRole('article');
  expect([...card.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    coverImageUrl,
  ]);
});

test('a card counts the days until the event', async () => {
  const today = new Date();
  const inDays = (days: number) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days))
      .toISOString()
      .slice(0, 10);
  testServer.reply(listRegistries, {
    registries: [0, 1, 12, -1].map((days) => aRegistry({ eventDate: inDays(days) })),
  });
  await openScreen('/host');
  for (const text of ['Today is the big day!', '1 Day to Go!', '12 Days to Go!', 'Event Passed'])
    expect(await screen.findByText(text)).toBeVisible();
});

test('a host without registries is redirected to /create-registry on arrival', async () => {
  testServer.reply(listRegistries, { registries: [] });
  const { address } = await openScreen('/host');

  await waitFor(() => expect(address()).toBe('/create-registry'));
  expect(screen.queryByText('No registries yet')).not.toBeInTheDocument();
});

test('a refresh that finds no registries shows the empty state', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  const { user, address } = await openScreen('/host');
  await screen.findByRole('article');

  testServer.reply(listRegistries, { registries: [] });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(await screen.findByRole('heading', { name: 'No registries yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Registry' })).toHaveAttribute(
    'href',
    '/create-registry',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Created Registries (0)');
  expect(address()).toBe('/host');
});

test('a failed load stays on the page with a retry that loads', async () => {
  testServer.disconnect(listRegistries);
  const { user } = await openScreen('/host');

  expect(await screen.findByText('Failed to load registries. Please try again.')).toBeVisible();
  expect(screen.getByText(/^Network error occurred/)).toBeVisible();

  testServer.reply(listRegistries, { registries: [aRegistry()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(/^Failed to load registries/)).not.toBeInTheDocument();
});

test('loading is announced', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  await openScreen('/host');
  expect(await screen.findByText('Loading your registries...')).toBeInTheDocument();
  await screen.findByRole('article');
});

test('a change by a guest appears without a reload', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry({ itemCount: 1 })] });
  const { emit } = await openScreen('/host');
  await screen.findByText('1 item');

  testServer.reply(listRegistries, { registries: [aRegistry({ itemCount: 2 })] });
  emit({ type: 'registry-changed' });
  expect(await screen.findByText('2 items')).toBeVisible();
});

test('Logout signs out once and is busy until then', async () => {
  const signOut = jest.fn(async () => {});
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  const { user } = await openScreen('/host', { session: { signOut } });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a registry of somebody else has the badge of a co-host', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry(), aRegistry({ role: 'co-host' })] });
  await openScreen('/host');
  await screen.findAllByRole('article');
  expect(screen.getAllByText('Co-host')).toHaveLength(1);
});

test('a card tells of guessed passcodes, of people who ask to host, and of a UPI address to try', async () => {
  const registry = aRegistry({ status: 'published', registryName: 'Asha' });
  const passcodeGuessedAt = '2026-11-29T10:00:00.000Z';
  testServer.reply(listRegistries, {
    registries: [{ ...registry, passcodeGuessedAt, coHostRequests: 1, hasUntriedUpi: true }],
  });
  await openScreen('/host');
  expect(
    await screen.findByRole('link', { name: 'Somebody is guessing your passcode: Asha' }),
  ).toHaveAttribute('href', `/registry-settings/${registry.id}#passcode`);
  expect(
    screen.getByRole('link', { name: 'Somebody asks to host with you: Asha' }),
  ).toHaveAttribute('href', `/registry-settings/${registry.id}`);
  expect(
    screen.getByRole('link', { name: /try the code, then say ‘It works’: Asha$/ }),
  ).toHaveAttribute('href', `/registry-settings/${registry.id}#upi`);
});

test('a card says that one connection gave unusually much, and leads to the Gift Book', async () => {
  const quiet = aRegistry({ status: 'published' });
  const one = { ...aRegistry({ status: 'published', registryName: 'Asha' }), unusualNetworks: 1 };
  testServer.reply(listRegistries, { registries: [quiet, one] });
  await openScreen('/host');
  expect(
    await screen.findByRole('link', {
      name: 'Unusually many gifts were chosen from one connection: Asha',
    }),
  ).toHaveAttribute('href', `/gifts/${one.id}`);
  expect(screen.getAllByRole('link', { name: /^Unusually many/ })).toHaveLength(1);
});
