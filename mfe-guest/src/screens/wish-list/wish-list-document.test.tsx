import { screen, within } from '@testing-library/react';
import { aCatalogueItem, anExternalItem, aRegistry, shareCode } from '../../testing/fixtures.ts';
import { renderDocument } from '../../testing/render-document.ts';
import WishListPage from './wish-list-page.tsx';

const path = `/guest?code=${shareCode}`;
const lamp = aCatalogueItem({ name: 'Lamp', price: 1450 });
const chair = anExternalItem({ name: 'Chair', price: 20_000 });

test('without a code the document asks for one by a form', () => {
  const form = renderDocument(WishListPage, { path: '/guest', params: {} }).querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/guest');
  expect(screen.getByRole('textbox', { name: 'Link or code' })).toHaveAttribute('name', 'code');
});

test('the document holds the wish list in two groups, with links to give', () => {
  renderDocument(WishListPage, { path, params: {}, items: [chair, lamp] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Asha Menon's Registry");
  const group = (name: string) => within(screen.getByRole('list', { name }));
  expect(group('From Our Catalogue').getByRole('link', { name: 'Purchase Lamp' })).toHaveAttribute(
    'href',
    `/r/${shareCode}/gifts/${lamp.id}/purchase`,
  );
  expect(
    group('From External Websites').getByRole('link', { name: 'Purchase Chair' }),
  ).toBeVisible();
  expect(screen.getByText(/to see what is left/)).toBeVisible();
});

test('the form of the side panel keeps the code', () => {
  const form = renderDocument(WishListPage, { path, params: {}, items: [lamp] }).querySelector(
    'form',
  );
  expect([...new FormData(form ?? undefined)]).toContainEqual(['code', shareCode]);
  expect(screen.getByRole('button', { name: 'Apply Filter' })).toBeEnabled();
});

test('an unknown code and a wish list without items say so', () => {
  renderDocument(WishListPage, { path, params: {}, registry: null });
  expect(screen.getByRole('heading', { name: 'Registry Not Available' })).toBeVisible();
  renderDocument(WishListPage, { path, params: {}, registry: aRegistry() });
  expect(screen.getByRole('heading', { name: 'Registry Items Coming Soon' })).toBeVisible();
});
