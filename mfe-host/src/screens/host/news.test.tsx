import {
  getGiftTotals,
  listGiftQuestions,
  listGifts,
  listItems,
  listRegistries,
  type GiftQuestion,
  type HostGift,
  type Registry,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { aGift, anItem, aProduct, aRegistry, newId } from '../../testing/fixtures.ts';
import { unavailable } from '../../testing/failures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

interface News {
  readonly registry?: Partial<Registry>;
  readonly gifts?: readonly HostGift[];
  readonly items?: readonly RegistryItem[];
  readonly questions?: readonly GiftQuestion[];
  readonly toThank?: number;
  /** The reads of gifts and questions are answered by the test. */
  readonly failing?: boolean;
}

async function openDashboard({
  registry = {},
  gifts = [],
  items = [],
  questions = [],
  toThank = 0,
  failing = false,
}: News = {}) {
  const own = aRegistry({ status: 'published', ...registry });
  testServer.reply(listRegistries, { registries: [own] });
  if (!failing) {
    testServer.reply(listGifts, { gifts: [...gifts], nextCursor: null, surprises: [] });
    testServer.reply(listGiftQuestions, { questions: [...questions] });
  }
  testServer.reply(getGiftTotals, {
    gifts: 0,
    units: 0,
    promised: 0,
    paid: 0,
    received: 0,
    toThank,
  });
  testServer.reply(listItems, { items: [...items], sections: [] });
  const opened = await openScreen('/host');
  await screen.findByRole('article');
  return { ...opened, registry: own };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

const aQuestion = (changes: Partial<GiftQuestion> = {}): GiftQuestion => ({
  id: newId(),
  itemId: newId(),
  productName: 'Kansa Thali Set',
  imageUrl: '/pictures/thali.webp',
  guestName: 'Farah',
  mailsAnswer: true,
  question: 'Does it fit six?',
  answer: null,
  isPublic: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...changes,
});

test('each task leads to the place where it is done', async () => {
  const soldOut = anItem(aProduct({ stockQuantity: 0 }));
  const { registry } = await openDashboard({
    toThank: 3,
    questions: [aQuestion(), aQuestion({ answer: 'Yes.' })],
    items: [soldOut, anItem()],
  });
  const toDo = await part('What to do next');
  expect(
    await toDo.findByRole('link', { name: 'Thank them: Say thanks for 3 gifts' }),
  ).toHaveAttribute('href', '/gifts?state=to-thank');
  expect(
    await toDo.findByRole('link', { name: 'Answer: Farah asks about Kansa Thali Set' }),
  ).toHaveAttribute('href', `/questions/${registry.id}`);
  expect(await toDo.findByRole('link', { name: 'Look: One gift is out of stock' })).toHaveAttribute(
    'href',
    `/registry?registryId=${registry.id}`,
  );
});

test('the latest gifts, promises and prices stand in one list', async () => {
  await openDashboard({
    gifts: [
      aGift({ giverName: 'Meera', productName: 'Water Jug', kind: 'claim', state: 'bought' }),
      aGift({ giverName: 'Kabir', productName: 'Jhoola', kind: 'contribution', amount: 2000 }),
    ],
    items: [
      anItem(aProduct({ name: 'Brass Urli', price: 4000 }), {
        shop: { priceBefore: 4500, outOfStock: false, gone: false },
      }),
    ],
  });
  const lately = await part('Lately');
  expect((await lately.findByText('Meera')).parentElement).toHaveTextContent('gave Water Jug');
  expect(lately.getByText('Kabir').parentElement).toHaveTextContent('promised ₹2,000 for Jhoola');
  expect((await lately.findByText('₹500')).parentElement).toHaveTextContent(
    'Brass Urli fell by ₹500 at its shop',
  );
});

test('a quiet registry says what will appear', async () => {
  await openDashboard();
  expect(await (await part('What to do next')).findByText(/^Nothing for now/)).toBeVisible();
  expect(await (await part('Lately')).findByText(/as soon as guests choose/)).toBeVisible();
});

test('news and tasks that failed to load are read again at a press, in their place', async () => {
  testServer.fail(listGifts, unavailable);
  testServer.fail(listGiftQuestions, unavailable);
  const { user } = await openDashboard({ failing: true });
  const lately = await part('Lately');
  expect(await lately.findByText('Failed to load your Gift Book. Please try again.')).toBeVisible();
  testServer.reply(listGifts, {
    gifts: [
      aGift({ giverName: 'Meera', productName: 'Water Jug', kind: 'claim', state: 'bought' }),
    ],
    nextCursor: null,
    surprises: [],
  });
  await user.click(lately.getByRole('button', { name: 'Try again' }));
  expect(await lately.findByText('Meera')).toBeVisible();
  const toDo = await part('What to do next');
  testServer.reply(listGiftQuestions, { questions: [aQuestion()] });
  await user.click(await toDo.findByRole('button', { name: 'Try again' }));
  expect(await toDo.findByText('Farah asks about Kansa Thali Set')).toBeVisible();
});

test('a question that comes while the page is open is shown', async () => {
  const { emit } = await openDashboard();
  const toDo = await part('What to do next');
  await toDo.findByText(/^Nothing for now/);
  testServer.reply(listGiftQuestions, { questions: [aQuestion()] });
  emit({ type: 'registry-changed' });
  expect(await toDo.findByText('Farah asks about Kansa Thali Set')).toBeVisible();
});

test('a registry that nobody can see yet has no news', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  await openScreen('/host');
  await screen.findByRole('article');
  expect(screen.queryByRole('heading', { name: 'Lately' })).not.toBeInTheDocument();
});

test('the last week before the event stands first', async () => {
  const eventDate = new Date().toISOString().slice(0, 10);
  const registryName = 'Asha weds Dev';
  const { registry } = await openDashboard({ registry: { eventDate, registryName } });
  const week = await part(registryName);
  expect(week.getByRole('link', { name: 'See who gives what' })).toHaveAttribute(
    'href',
    `/gifts/${registry.id}`,
  );
});
