import { getOrder, placeOrder } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCatalogueItem, aRegistry, shareCode } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';
import { confirmation, dialog, field, submit } from '../../testing/open-purchase.ts';
import { acceptOrders, anOrder } from '../../testing/orders.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';

const list = `/r/${shareCode}`;
const lamp = aCatalogueItem();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setScreenWidth(360);
});

async function open(changes: Parameters<typeof aRegistry>[0] = {}, all = 3) {
  const page = openSharedRegistry({
    registry: aRegistry({ paysOnline: true, ...changes }),
    items: [lamp],
  });
  await page.user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  await step(1, all);
  return page;
}

const step = (number: number, all = 3) =>
  screen.findByRole('heading', { name: new RegExp(`^Step ${number} of ${all}:`) });
const proceed = () => submit('Continue');
const shown = (name: RegExp) => within(dialog()).queryByRole('textbox', { name });

async function toThePlace() {
  const page = await open();
  await page.user.type(field(/^Your name/), 'Gita');
  await page.user.click(proceed());
  await step(2);
  return page;
}

async function toThePayment() {
  const page = await toThePlace();
  const { user } = page;
  await user.type(field(/^Address Line 1/), '4 Temple Street');
  await user.type(field(/^PIN code/), '560001');
  await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
  await user.type(field(/^Phone number/), '9876543210');
  await user.click(proceed());
  await step(3);
  return page;
}

test('a phone asks who gives, where it goes, and for the payment', async () => {
  const unpaid = { heldUntil: '2099-11-20T10:00:00Z', instructions: null };
  acceptOrders([lamp], { order: unpaid });
  testServer.reply(getOrder, anOrder(unpaid));
  const { user, history, address } = await toThePayment();
  expect(await step(3)).toHaveFocus();
  expect(within(dialog()).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(dialog()).getByText('To Gita, 4 Temple Street, Bengaluru 560001.')).toBeVisible();
  expect(within(dialog()).getByText(/^We expect it to arrive between/)).toBeVisible();
  expect(within(dialog()).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(submit('Pay ₹1,499'));
  await waitFor(() => expect(address()).toMatch(/^\/order\//));
  // The order takes the entry of the form, and the entries of its steps are gone.
  expect(history()).toHaveLength(2);
});

test('a step names its own problems alone, at the first of its fields', async () => {
  const { user } = await open();
  await user.click(proceed());
  expect(await within(dialog()).findByText('Name is required')).toBeVisible();
  expect(field(/^Your name/)).toHaveFocus();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(proceed());
  expect(await step(2)).toHaveFocus();
  expect(shown(/^Your name/)).toBeNull();
  expect(field(/^Recipient’s name/)).toHaveValue('Gita');
  await user.type(field(/^PIN code/), '1');
  expect(within(dialog()).queryByText('Enter a valid 6-digit PIN code.')).not.toBeInTheDocument();
  await user.click(proceed());
  expect(await within(dialog()).findByText('Enter a valid 6-digit PIN code.')).toBeVisible();
  await waitFor(() => expect(field(/^Address Line 1/)).toHaveFocus());
  expect(testServer.requests(placeOrder)).toEqual([]);
});

test('Back leads to the step before with everything typed, and Close to the list', async () => {
  const { user, pressBack, pressForward, history } = await toThePayment();
  expect(history()).toHaveLength(4);
  pressBack();
  await step(2);
  expect(field(/^Address Line 1/)).toHaveValue('4 Temple Street');
  await user.click(within(dialog()).getByRole('button', { name: 'Back' }));
  expect(await step(1)).toHaveFocus();
  expect(field(/^Your name/)).toHaveValue('Gita');
  pressForward();
  await step(2);
  expect(field(/^PIN code/)).toHaveValue('560001');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(history()).toEqual([list]);
});

test.each([
  ['guestName', 'Please give your whole name', 1, /^Your name/],
  ['shipTo.address.pinCode', 'We don’t send there', 2, /^PIN code/],
] as const)('a refusal of %s leads to its step', async (name, message, number, label) => {
  testServer.fail(placeOrder, { status: 422, code: 'invalid-input', message, field: name });
  const { user } = await toThePayment();
  await user.click(submit('Pay ₹1,499'));
  await step(number);
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field(label)).toHaveAccessibleDescription(new RegExp(message));
});

test('a gift for the host’s home is asked in two steps, and the confirmation takes the place of both', async () => {
  acceptOrders([lamp], { order: { instructions: 'Please pay by UPI.' } });
  const { user, history, pressBack } = await open(
    { paysOnline: false, deliveryPreference: 'catalog_delivery' },
    2,
  );
  expect(within(dialog()).queryByLabelText(/^Delivery day/)).not.toBeVisible();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(proceed());
  await step(2, 2);
  expect(within(dialog()).getByLabelText(/^Delivery day/)).toBeVisible();
  await user.click(within(dialog()).getByRole('button', { name: 'Back' }));
  await step(1, 2);
  await user.click(proceed());
  await step(2, 2);
  await user.click(submit());
  await confirmation();
  expect(history()).toHaveLength(2);
  pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(history()).toEqual([list]);
});

test('collected gifts are reviewed with the payment', async () => {
  const registry = aRegistry({ deliveryPreference: 'catalog_delivery' });
  localStorage.setItem(
    `gr-basket:${registry.registryId}`,
    JSON.stringify([{ itemId: lamp.id, quantity: 1 }]),
  );
  const { user } = openSharedRegistry({ registry, items: [lamp] });
  await user.click(await screen.findByRole('button', { name: 'Check out' }));
  await step(1, 2);
  const lines = () => within(dialog()).queryByRole('list', { name: 'What you give' });
  expect(lines()).toBeNull();
  expect(within(dialog()).getByText('1 gift')).toBeVisible();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(proceed());
  await step(2, 2);
  expect(lines()).toHaveTextContent(lamp.name);
});

test('a wide screen shows the whole form', async () => {
  setScreenWidth(1280);
  const { user } = openSharedRegistry({ items: [lamp] });
  await user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  await screen.findByRole('dialog');
  expect(field(/^Your name/)).toBeVisible();
  expect(field(/^PIN code/)).toBeVisible();
  expect(within(dialog()).queryByText(/^Step/)).not.toBeInTheDocument();
});
