import { claimItem, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anItem, aRegistry, shareCode } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';
import {
  arrangeWithHost,
  dialog,
  field,
  confirmation,
  submit,
  openDialog,
  acceptClaims,
} from '../../testing/open-purchase.ts';

beforeEach(() => sessionStorage.clear());

test('a guest gives a gift that is not ordered with a name alone', async () => {
  const lamp = anItem();
  acceptClaims(lamp);
  const { user } = await openDialog(lamp);
  expect(dialog()).toHaveAccessibleDescription(
    `We mark it as purchased, so nobody gives the same gift twice. ${arrangeWithHost}`,
  );
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const thanks = await confirmation();
  expect(thanks).toHaveAccessibleDescription(
    `Brass Diya Lamp is now among your gifts. ${arrangeWithHost}`,
  );
  expect(within(thanks).getByText('₹1,499')).toBeVisible();
  expect(within(thanks).getByRole('link', { name: 'Change or undo' })).toHaveAttribute(
    'href',
    `/r/${shareCode}/mine`,
  );
  await user.click(within(thanks).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Registry Items' })).toHaveTextContent('You gave this'),
  );
  expect(screen.getByRole('list', { name: 'Your gifts' })).toHaveTextContent('Brass Diya Lamp');
  expect(testServer.requests(claimItem).map(({ body }) => body)).toEqual([
    { guestName: 'Gita', guestEmail: null, message: null, quantity: 1 },
  ]);
});

test('a missing name and a malformed e-mail are named at their fields and nothing is sent', async () => {
  const { user } = await openDialog(anItem());
  await user.type(field(/^Email/), 'gita@');
  await user.click(submit());
  expect(await within(dialog()).findByText('Name is required')).toBeVisible();
  expect(field(/^Your name/)).toBeInvalid();
  expect(field(/^Email/)).toHaveAccessibleDescription(/Please enter a valid email address/);
  await user.type(field(/^Your name/), 'x'.repeat(51));
  expect(await within(dialog()).findByText('Name cannot exceed 50 characters')).toBeVisible();
  expect(testServer.requests(claimItem)).toEqual([]);
});

test('a gift that is wanted several times asks for the quantity, up to what is left', async () => {
  const cups = anItem({ name: 'Tea cups', quantityRequested: 4, quantityFulfilled: 1 });
  acceptClaims(cups);
  const { user } = await openDialog(cups);
  const quantity = within(dialog()).getByRole('group', { name: 'Quantity' });
  const more = within(quantity).getByRole('button', { name: 'One more' });
  await user.click(more);
  await user.click(more);
  expect(more).toBeDisabled();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  await confirmation();
  expect(testServer.requests(claimItem)[0]?.body.quantity).toBe(3);
});

test('a problem that no field shows stands above the buttons, and nothing is sent', async () => {
  const cups = anItem({ name: 'Tea cups', quantityRequested: 4 });
  sessionStorage.setItem(`gr-draft:purchase:${cups.id}`, JSON.stringify({ quantity: 0.5 }));
  const { user } = await openDialog(cups);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const alert = await within(dialog()).findByRole('alert');
  expect(alert).toHaveTextContent(/Something in this form is not right/);
  expect(alert.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(testServer.requests(claimItem)).toEqual([]);
});

test('the last unit asks for no quantity', async () => {
  await openDialog(anItem({ quantityRequested: 3, quantityFulfilled: 2 }));
  expect(within(dialog()).queryByRole('group', { name: 'Quantity' })).not.toBeInTheDocument();
});

test('the next gift is filled in with the name and e-mail of the last one, without its message', async () => {
  const lamp = anItem({ quantityRequested: 2 });
  acceptClaims(lamp);
  const { user } = await openDialog(lamp);
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Email/), 'gita@example.com');
  await user.type(field(/^Message for the host/), 'With love');
  await user.click(submit());
  await confirmation();
  await user.click(within(dialog()).getByRole('button', { name: 'Back to the wish list' }));
  await user.click(screen.getByRole('button', { name: 'Purchase Brass Diya Lamp' }));
  expect(field(/^Your name/)).toHaveValue('Gita');
  expect(field(/^Email/)).toHaveValue('gita@example.com');
  expect(field(/^Message for the host/)).toHaveValue('');
});

test('Cancel and Escape close the dialog without a request', async () => {
  const { user } = await openDialog(anItem());
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Purchase Brass Diya Lamp' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(testServer.requests(claimItem)).toEqual([]);
});

test.each([
  [
    'catalog_delivery',
    `It goes to the host’s home by Saturday, November 21, 2099. ${arrangeWithHost}`,
  ],
  [
    'guest_delivery',
    'Buy it anywhere and bring it on Saturday, November 21, 2099, or ask the host.',
  ],
] as const)('with %s the form says who brings the gift', async (deliveryPreference, message) => {
  const lamp = anItem();
  const registry = aRegistry({ deliveryPreference });
  const { user } = openSharedRegistry({ registry, items: [lamp] });
  await user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    `We mark it as purchased, so nobody gives the same gift twice. ${message}`,
  );
});

test("'Not you?' empties the remembered name and e-mail", async () => {
  const details = { guestName: 'Gita', guestEmail: 'gita@example.com' };
  sessionStorage.setItem('gr-guest-details', JSON.stringify(details));
  const { user } = await openDialog(anItem());
  expect(field(/^Your name/)).toHaveValue('Gita');
  await user.click(within(dialog()).getByRole('button', { name: 'Not you?' }));
  expect(field(/^Your name/)).toHaveValue('');
  expect(field(/^Your name/)).toHaveFocus();
  expect(field(/^Email/)).toHaveValue('');
  expect(within(dialog()).queryByRole('button', { name: 'Not you?' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('when the last unit is gone, the gifts closest in price are offered and the typed text stays', async () => {
  const lamp = anItem();
  const bowl = anItem({ name: 'Bowl', price: 1300 });
  const vase = anItem({ name: 'Vase', price: 9000, quantityFulfilled: 1 });
  testServer.fail(claimItem, {
    status: 409,
    code: 'already-purchased',
    message: 'Someone has already purchased this gift. Please choose another one.',
  });
  const { user } = openSharedRegistry({ items: [lamp, bowl, vase] });
  await user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${lamp.name}` });
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Message for the host/), 'With love');
  const taken = [{ ...lamp, quantityFulfilled: 1 }, bowl, vase];
  testServer.reply(listSharedItems, { version: 2, items: taken });
  await user.click(submit());
  const others = await within(dialog()).findByRole('list', { name: 'You could give one of these' });
  expect(within(others).getAllByRole('button')).toHaveLength(1);
  acceptClaims(bowl);
  await user.click(within(others).getByRole('button', { name: 'Bowl, ₹1,300' }));
  expect(dialog()).toHaveAccessibleName('Purchase Bowl');
  expect(within(dialog()).queryByRole('alert')).not.toBeInTheDocument();
  expect(field(/^Message for the host/)).toHaveValue('With love');
  await user.click(submit());
  await confirmation();
  const [rejected, accepted] = testServer
    .requests(claimItem)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(accepted).not.toBe(rejected);
});

test('the list is shared as a link where the browser has no menu for it', async () => {
  const lamp = anItem();
  acceptClaims(lamp);
  const { user } = await openDialog(lamp);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const thanks = await confirmation();
  await user.click(within(thanks).getByRole('button', { name: 'Share this list with others' }));
  expect(await within(thanks).findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/r/${shareCode}`);
});
