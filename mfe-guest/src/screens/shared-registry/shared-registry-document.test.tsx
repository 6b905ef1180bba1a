import { screen, within } from '@testing-library/react';
import { anExternalItem, anItem, aRegistry, shareCode } from '../../testing/fixtures.ts';
import { renderDocument } from '../../testing/render-document.ts';
import SharedRegistryPage from './shared-registry-page.tsx';

const hash = 'ab'.repeat(32);
const lamp = anItem({ name: 'Lamp', price: 500 });
const vase = anItem({ name: 'Vase', price: 2000, quantityFulfilled: 1 });
const chair = anExternalItem({
  name: 'Chair',
  price: 8900,
  imageUrl: `/gift-pictures/${hash}-640.webp`,
});
const quilt = anItem({ name: 'Quilt', price: 9900 });
const items = [chair, quilt, vase, lamp];

const render = (search = '') =>
  renderDocument(SharedRegistryPage, { path: `/r/${shareCode}${search}`, items });
const list = () => screen.getByRole('list', { name: 'Registry Items' });
const names = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('the document holds the registry and its items, cheapest first', () => {
  render();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meera turns one');
  expect(names()).toEqual(['Lamp', 'Vase', 'Chair', 'Quilt']);
  for (const button of screen.queryAllByRole('button'))
    expect(button).toHaveAttribute('type', 'submit');
  expect(screen.getByText(/to see what is left/)).toHaveTextContent('Reload to see what is left.');
});

test('the days depend on the zone of the viewer: the date stands in their place until it is past everywhere', () => {
  const textOf = (eventDate: string) => {
    renderDocument(SharedRegistryPage, { registry: aRegistry({ eventDate }) });
    return screen.getByRole('heading', { level: 1 }).previousElementSibling?.textContent;
  };
  expect(textOf('2099-11-21')).toBe('Saturday, November 21, 2099');
  expect(textOf('2020-11-21')).toMatch(/^Event Passed/);
});

test("the host's message opens the facts of the event, which are folded until the screen is known to be wide", () => {
  const registry = aRegistry({ guestMessage: 'Come hungry!' });
  const fold = renderDocument(SharedRegistryPage, { registry }).querySelector('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelector('summary')).toHaveTextContent('Message from HostCome hungry!');
  expect(
    within(fold ?? document.body).getByText('Event Date').nextElementSibling,
  ).toHaveTextContent('Saturday, November 21, 2099');
});

test('the cover has its size and its words, and loads at once; the story stands with the facts', () => {
  const coverImageUrl = `/gift-pictures/${hash}-1280.webp`;
  const story = 'We met in a library.';
  const registry = aRegistry({ coverImageUrl, coverAlt: 'Meera and a mango tree', story });
  const fold = renderDocument(SharedRegistryPage, { registry }).querySelector('details');
  const cover = screen.getByRole<HTMLImageElement>('img', { name: 'Meera and a mango tree' });
  expect([cover.width, cover.height]).toEqual([1280, 512]);
  expect(cover).toHaveAttribute('loading', 'eager');
  expect(cover).toHaveAttribute('fetchpriority', 'high');
  expect(document.querySelector('[src*="occasions"]')).not.toBeInTheDocument();
  expect(
    within(fold ?? document.body).getByRole('heading', { name: 'Our story', hidden: true })
      .nextElementSibling,
  ).toHaveTextContent(story);
});

test('a registry without a cover has the drawing of its occasion, and without a story no room for one', () => {
  renderDocument(SharedRegistryPage, { registry: aRegistry({ occasion: 'birthday' }) });
  expect(document.querySelector('[src="/pictures/occasions/birthday.svg"]')).toHaveAttribute(
    'loading',
    'lazy',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('Our story')).not.toBeInTheDocument();
});

test('gifts are given by links', () => {
  render();
  expect(screen.getByRole('link', { name: 'Purchase Lamp' })).toHaveAttribute(
    'href',
    `/r/${shareCode}/gifts/${lamp.id}/purchase`,
  );
  expect(screen.getByRole('link', { name: 'Contribute to Lamp' })).toHaveAttribute(
    'href',
    `/r/${shareCode}/gifts/${lamp.id}/contribute`,
  );
  expect(screen.queryByRole('link', { name: 'Purchase Vase' })).not.toBeInTheDocument();
});

test('pictures have their size; the first three load at once', () => {
  render();
  const pictures = [...list().querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
    'high',
    'high',
    'high',
    null,
  ]);
  for (const picture of pictures) expect([picture.width, picture.height]).toEqual([96, 96]);
});

test('links sort, and keep the filters', () => {
  render('?min=600');
  const sorts = within(screen.getByRole('list', { name: 'Sort by', hidden: true }));
  expect(sorts.getByText('Price: High to Low')).toHaveAttribute(
    'href',
    `/r/${shareCode}?sort=price-high&min=600`,
  );
  render('?sort=price-high&min=600');
  expect(names()).toEqual(['Quilt', 'Chair', 'Vase']);
});

test('a form filters, and keeps the order', () => {
  const form = render('?sort=name-az').querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  const fields = new FormData(form ?? undefined);
  expect([...fields]).toEqual([
    ['sort', 'name-az'],
    ['min', '500'],
    ['max', '9,900'],
    ['show', 'available'],
    ['show', 'purchased'],
  ]);
  render('?sort=name-az&min=500&max=9%2C000&show=available');
  expect(names()).toEqual(['Chair', 'Lamp']);
});

test('the name of a gift leads to its page', () => {
  render();
  expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute(
    'href',
    `/r/${shareCode}/gifts/${lamp.id}`,
  );
});

test('a budget is asked for by a link and a form', () => {
  render('?sort=name-az');
  expect(screen.getByRole('link', { name: 'I have about…' })).toHaveAttribute(
    'href',
    `/r/${shareCode}?sort=name-az&budget=`,
  );
  render('?sort=name-az&budget=');
  const form = screen.getByRole('textbox', { name: 'I have about' }).closest('form');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['sort', 'name-az'],
    ['budget', ''],
  ]);
  render('?sort=name-az&budget=%E2%82%B95%2C000');
  expect(names()).toEqual(['Lamp', 'Quilt']);
  expect(screen.getByText('Give ₹5,000 of it')).toBeVisible();
});

test('filters that match nothing are cleared by a link', () => {
  render('?max=1&show=none');
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
    'href',
    `/r/${shareCode}`,
  );
});

test('an unknown code and a missing one say so', () => {
  renderDocument(SharedRegistryPage, { registry: null });
  expect(screen.getByRole('heading', { name: 'Registry Not Available' })).toBeVisible();
  renderDocument(SharedRegistryPage, { path: '/r', params: {} });
  expect(screen.getByRole('heading', { name: 'Invalid Registry Link' })).toBeVisible();
});

test('a wish list without items says so', () => {
  renderDocument(SharedRegistryPage);
  expect(screen.getByRole('heading', { name: 'No Items Yet' })).toBeVisible();
  expect(screen.queryByText(/to see what is left/)).not.toBeInTheDocument();
});

test('a stored picture comes in the sizes of a gallery and of a list, a drawing as it is', () => {
  render();
  const sources = [...list().querySelectorAll('source')].map(({ media, type, srcset }) => ({
    media,
    type,
    widths: [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
  }));
  expect(sources).toEqual([
    { media: '(min-width: 45rem)', type: 'image/webp', widths: [640, 1280] },
    { media: '', type: 'image/avif', widths: [160, 240, 320] },
    { media: '', type: 'image/webp', widths: [160, 240, 320] },
  ]);
});

test('phones get a gallery where the address asks for one, and links between the two looks', () => {
  render('?sort=price-high');
  const look = (name: string) => screen.getByRole('link', { name });
  expect(list().parentElement).not.toHaveAttribute('data-narrow');
  expect(look('List')).toHaveAttribute('aria-current', 'true');
  expect(look('Gallery')).toHaveAttribute('href', `/r/${shareCode}?sort=price-high&look=gallery`);
  render('?sort=price-high&look=gallery');
  expect(list().parentElement).toHaveAttribute('data-narrow');
  expect(look('Gallery')).toHaveAttribute('aria-current', 'true');
});

test.each([
  [0, '0'],
  [31, '45'],
  [54, '60'],
  [null, '60'],
])('a cover that needs %s percent of black gets %s', (coverScrim, scrim) => {
  const coverImageUrl = `/gift-pictures/${hash}-1280.webp`;
  const registry = aRegistry({ coverImageUrl, coverAlt: 'Meera', coverScrim });
  renderDocument(SharedRegistryPage, { registry });
  expect(document.querySelector('[data-scrim]')).toHaveAttribute('data-scrim', scrim);
});
