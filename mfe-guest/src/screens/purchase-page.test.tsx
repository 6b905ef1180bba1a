import { confirmGift } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import {
  aCatalogueItem,
  aDocumentForm,
  aHeldGift,
  anExternalItem,
  anItem,
  aPickUpPlace,
  aRegistry,
  newId,
  shareCode,
} from '../testing/fixtures.ts';
import { openPage, serveRegistry } from '../testing/open-guest-page.tsx';
import { renderDocument } from '../testing/render-document.ts';
import PurchasePage from './purchase-page.tsx';

const lamp = anItem({ name: 'Lamp', quantityRequested: 3 });
const path = `/r/${shareCode}/gifts/${lamp.id}/purchase`;

type Data = Parameters<typeof renderDocument>[1];
const render = (data: Data = {}) =>
  renderDocument(PurchasePage, {
    path,
    params: { shareCode, itemId: lamp.id },
    items: [lamp],
    form: aDocumentForm(),
    ...data,
  });
const fieldsOf = (body: HTMLElement) =>
  Object.fromEntries(new FormData(body.querySelector('form') ?? undefined));

test('the form posts to its own address, with the token and the key', () => {
  const body = render();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Purchase Lamp');
  expect(screen.getByText('₹1,499')).toBeVisible();
  const form = body.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', path);
  expect(fieldsOf(body)).toEqual({
    'csrf-token': 'token-of-the-form',
    'idempotency-key': '01997d0e-0000-4000-8000-000000000001',
    guestName: '',
    guestEmail: '',
    message: '',
    quantity: '1',
  });
  expect(screen.getByRole('button', { name: 'Purchase' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
    'href',
    `/r/${shareCode}#gift-${lamp.id}`,
  );
});

test('the typed values stay, with the messages beside the fields', () => {
  const values = { guestName: '', guestEmail: 'asha@', message: 'Enjoy!', quantity: '3' };
  const errors = {
    guestName: 'Name is required',
    guestEmail: 'Please enter a valid email address',
  };
  expect(fieldsOf(render({ form: aDocumentForm({ values, errors }) }))).toMatchObject(values);
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(
    'Name is required',
  );
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('autofocus');
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
    /Please enter a valid email address$/,
  );
});

test('a failure of the whole form stands above the fields', () => {
  render({ form: aDocumentForm({ failure: 'Please reload the page and try again.' }) });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your gift was not recordedPlease reload the page and try again.',
  );
});

test('the last unit asks for no quantity; a gift of a shop is held', () => {
  const chair = anExternalItem({ name: 'Chair' });
  render({ items: [chair], params: { shareCode, itemId: chair.id } });
  expect(screen.queryByRole('combobox', { name: 'Quantity' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hold it for 24 hours' })).toBeEnabled();
});

test.each([
  [{ quantityFulfilled: 3 }, 'Someone has already purchased this gift. Please choose another one.'],
  [{ quantityReserved: 3 }, /^Reserved: someone is buying this gift right now\./],
  [{ id: newId() }, 'This gift is no longer on the list. Please choose another one.'],
])('a gift that cannot be given says so and leads back to its row', (changes, message) => {
  const body = render({ items: [{ ...lamp, ...changes }] });
  expect(screen.getByText(message)).toBeVisible();
  expect(body.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the wish list' })).toHaveAttribute(
    'href',
    'id' in changes ? `/r/${shareCode}` : `/r/${shareCode}#gift-${lamp.id}`,
  );
});

test('a browser whose document was not rendered shows the same form', async () => {
  serveRegistry({ items: [lamp] });
  openPage(path);
  expect(await screen.findByRole('heading', { name: 'Purchase Lamp' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Purchase' })).toBeEnabled();
  expect(fieldsOf(document.body)).toMatchObject({ 'csrf-token': 'csrf-token', quantity: '1' });
});

test('the holder of the gift sees until when, and marks it as bought', async () => {
  const held = { ...lamp, quantityReserved: 3 };
  const gift = { ...aHeldGift(held), askAfter: '2099-11-20T10:00:00Z' };
  serveRegistry({ items: [held], gifts: [gift] });
  testServer.reply(confirmGift, () => {
    const item = { ...held, quantityReserved: 0, quantityFulfilled: 3 };
    const given = { ...gift, status: 'purchased', expiresAt: null } as const;
    serveRegistry({ items: [item], gifts: [given] });
    return { gift: given, item };
  });
  const { user } = openPage(path);
  expect(await screen.findByText(/^You hold this until Nov 20, 2099/)).toBeVisible();
  expect(screen.queryByText(/^Reserved: someone/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have bought it: Lamp' }));
  expect(await screen.findByText('You have given this. Thank you!')).toBeVisible();
  expect(screen.queryByText(/^Someone has already/)).not.toBeInTheDocument();
});

describe('an order', () => {
  const vase = aCatalogueItem({ name: 'Vase' });
  const order = (data: Data = {}) =>
    render({ items: [vase], params: { shareCode, itemId: vase.id }, ...data });

  test('for the host’s home asks for no address', () => {
    const registry = aRegistry({ deliveryPreference: 'catalog_delivery' });
    const body = order({ registry });
    expect(fieldsOf(body)).toMatchObject({ shipTo: 'host', wantedDay: '' });
    expect(fieldsOf(body)).not.toHaveProperty('pinCode');
    expect(
      screen.getByText(/^We send it to the host’s home\. We tell you how to pay\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^We expect it to arrive between/)).toBeVisible();
  });

  test('has the fields of an own address, and no other choice without a pick-up place', () => {
    expect(fieldsOf(order())).toMatchObject({ shipTo: 'guest', name: '', pinCode: '', phone: '' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('that may be picked up waits for a choice', () => {
    expect(fieldsOf(order({ registry: aRegistry({ pickUp: aPickUpPlace }) }))).toMatchObject({
      shipTo: '',
    });
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test('keeps a typed address with the messages at its fields', () => {
    const values = { shipTo: 'guest', pinCode: '1', city: 'Pune' };
    const errors = { pinCode: 'Enter a valid 6-digit PIN code.' };
    expect(fieldsOf(order({ form: aDocumentForm({ values, errors }) }))).toMatchObject(values);
    expect(screen.getByRole('textbox', { name: 'PIN code' })).toHaveAccessibleDescription(
      'Enter a valid 6-digit PIN code.',
    );
  });

  test('with online payment names the amount', () => {
    order({ registry: aRegistry({ paysOnline: true }) });
    expect(screen.getByRole('button', { name: 'Pay ₹1,499' })).toBeEnabled();
  });
});
