import { screen, within } from '@testing-library/react';
import { aGift, aRegistry, anItem, newId, shareCode } from '../testing/fixtures.ts';
import { openPage, serveRegistry } from '../testing/open-guest-page.tsx';
import { renderDocument } from '../testing/render-document.ts';
import GiftPage from './gift-page.tsx';

const lamp = anItem({ quantityRequested: 3, quantityFulfilled: 1 });
const other = anItem({ name: 'Secret quilt' });
const path = `/r/${shareCode}/gifts/${lamp.id}`;

const render = (itemId = lamp.id, registry = aRegistry()) =>
  renderDocument(GiftPage, {
    path,
    params: { shareCode, itemId },
    items: [lamp, other],
    registry,
  });

test('the document shows the gift and nothing of the others, and gives by links', () => {
  const body = render();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brass Diya Lamp');
  expect(body).toHaveTextContent('1 of 3 given');
  expect(body).toHaveTextContent('Hand-cast in Moradabad.');
  expect(body).not.toHaveTextContent('Secret quilt');
  expect(screen.getByRole('link', { name: 'Purchase Brass Diya Lamp' })).toHaveAttribute(
    'href',
    `${path}/purchase`,
  );
  expect(screen.getByRole('link', { name: 'Contribute to Brass Diya Lamp' })).toHaveAttribute(
    'href',
    `${path}/contribute`,
  );
  expect(screen.getByRole('link', { name: 'Back to the wish list' })).toHaveAttribute(
    'href',
    `/r/${shareCode}#gift-${lamp.id}`,
  );
});

test.each([
  ['a gift that is gone', newId(), aRegistry(), 'This gift is gone', /no longer on the list/],
  [
    'a complete registry',
    lamp.id,
    aRegistry({ completed: true }),
    'Brass Diya Lamp',
    /takes no new gifts/,
  ],
])('%s says so and leads back', (_, itemId, registry, title, message) => {
  const body = render(itemId, registry);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(message)).toBeVisible();
  expect(body).not.toHaveTextContent('₹');
  expect(screen.getByRole('link', { name: 'Back to the wish list' })).toBeVisible();
});

test('with scripts the page opens the forms over the gift', async () => {
  serveRegistry({ items: [lamp] });
  const { user } = openPage(path);
  await user.click(await screen.findByRole('button', { name: 'Purchase Brass Diya Lamp' }));
  const form = await screen.findByRole('dialog', { name: 'Purchase Brass Diya Lamp' });
  expect(within(form).getByRole('textbox', { name: /^Your name/ })).toBeVisible();
});

test('own gifts stand on a page of their own, to which the gift links', async () => {
  localStorage.setItem('gr-has-given', '1');
  serveRegistry({ items: [lamp, other], gifts: [aGift(other)] });
  openPage(path);
  expect(await screen.findByRole('link', { name: 'Your gifts (1)' })).toHaveAttribute(
    'href',
    `/r/${shareCode}/mine`,
  );
  expect(screen.queryByRole('heading', { name: 'Your gifts' })).not.toBeInTheDocument();
  localStorage.clear();
});
