import { screen } from '@testing-library/react';
import { aDocumentForm, anExternalItem, anItem, shareCode } from '../testing/fixtures.ts';
import { renderDocument } from '../testing/render-document.ts';
import ContributePage from './contribute-page.tsx';

const quilt = anItem({ name: 'Quilt', price: 4000, quantityReserved: 1, pledgedAmount: 1500 });
const path = `/r/${shareCode}/gifts/${quilt.id}/contribute`;
const request = { path, params: { shareCode, itemId: quilt.id }, items: [quilt] };

test('the form says what is missing and keeps what was typed', () => {
  const values = { amount: '5,000', guestName: 'Ravi', guestEmail: '', message: '' };
  const errors = { amount: 'Only ₹2,500 is left to give.' };
  const form = renderDocument(ContributePage, {
    ...request,
    form: aDocumentForm({ values, errors }),
  }).querySelector('form');
  expect(form).toHaveAttribute('action', path);
  expect(screen.getByText(/^₹2,500 is left to give\. You promise an amount now/)).toBeVisible();
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject(values);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    'Only ₹2,500 is left to give.',
  );
});

test('a gift of a shop takes no contributions and leads back', () => {
  const chair = anExternalItem();
  renderDocument(ContributePage, {
    ...request,
    params: { shareCode, itemId: chair.id },
    items: [chair],
    form: aDocumentForm(),
  });
  expect(
    screen.getByText('This gift takes no contributions. You can purchase it instead.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the wish list' })).toBeVisible();
});
