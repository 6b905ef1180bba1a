import {
  claimItem,
  confirmGift,
  listMyGifts,
  listSharedItems,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aGift,
  aHeldGift,
  anExternalItem,
  anItem,
  aRegistry,
  shareCode,
} from '../testing/fixtures.ts';
import { openSharedRegistry } from '../testing/open-guest-page.tsx';

const arrangeWithHost = 'Buy it anywhere and bring it, or ask the host.';

beforeEach(() => sessionStorage.clear());

const dialog = () => screen.getByRole('dialog');
const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });
/** Waits for the confirmation. */
const confirmation = (name = 'Thank you!') => screen.findByRole('dialog', { name });
const submit = (name = 'Purchase') => within(dialog()).getByRole('button', { name });

async function openDialog(item: SharedItem) {
  const page = openSharedRegistry({ items: [item] });
  await page.user.click(await screen.findByRole('button', { name: `Purchase ${item.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${item.name}` });
  return page;
}

/** Replies with the bought units, and serves the changed lists from then on. */
function acceptClaims(item: SharedItem) {
  testServer.reply(claimItem, ({ body }) => {
    const bought = { ...item, quantityFulfilled: item.quantityFulfilled + body.quantity };
    const gift = aGift(item, { quantity: body.quantity, guestName: body.guestName });
    testServer.reply(listSharedItems, { version: 2, items: [bought] });
    testServer.reply(listMyGifts, { gifts: [gift] });
    return { gift, item: bought };
  });
}

test('a guest buys a catalogue gift with a name alone', async () => {
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
    expect(screen.getByRole('list', { name: 'Registry Items' })).toHaveTextContent('Given'),
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

test('the last unit asks for no quantity', async () => {
  await openDialog(anItem({ quantityRequested: 3, quantityFulfilled: 2 }));
  expect(within(dialog()).queryByRole('group', { name: 'Quantity' })).not.toBeInTheDocument();
});

test('the button says that it is busy and ignores further presses', async () => {
  testServer.hang(claimItem);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const busy = await within(dialog()).findByRole('button', { name: /Purchasing\.\.\.$/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.dblClick(busy);
  expect(testServer.requests(claimItem)).toHaveLength(1);
});

test('two submits in a row are sent once', async () => {
  testServer.hang(claimItem);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  const form = dialog().querySelector('form');
  if (!form) throw new Error('The dialog has no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await within(dialog()).findByRole('button', { name: /Purchasing\.\.\.$/ })).toBeVisible();
  expect(testServer.requests(claimItem)).toHaveLength(1);
});

test('a resend after a network failure repeats the idempotency key; changed input gets a new one', async () => {
  const lamp = anItem();
  testServer.disconnect(claimItem);
  const { user } = await openDialog(lamp);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const alert = await within(dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Your gift was not recorded');
  expect(alert).toHaveTextContent(
    'Network error occurred. Please check your connection and try again.',
  );
  expect(field(/^Your name/)).toHaveValue('Gita');
  await user.click(submit());
  await waitFor(() => expect(testServer.requests(claimItem)).toHaveLength(2));
  await user.type(field(/^Your name/), ' Shah');
  acceptClaims(lamp);
  await user.click(submit());
  await confirmation();
  const [first, resend, changed] = testServer
    .requests(claimItem)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(resend).toBe(first);
  expect(changed).not.toBe(first);
});

const busy = (retryAfter: number) =>
  testServer.fail(claimItem, {
    ...{ status: 503, code: 'unavailable', retryAfter },
    message: 'We are having a short break. Please try again in a moment.',
  });

test('a busy server is asked again by itself, with the same key', async () => {
  const lamp = anItem();
  busy(1);
  const { user } = await openDialog(lamp);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByText('Still trying…')).toBeVisible();
  acceptClaims(lamp);
  await screen.findByRole('dialog', { name: 'Thank you!' }, { timeout: 10_000 });
  const keys = testServer.requests(claimItem).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a guest can stop the repeats, and nothing typed is lost', async () => {
  busy(15);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  await user.click(await within(dialog()).findByRole('button', { name: 'Stop trying' }));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'Your gift was not recorded',
  );
  expect(within(dialog()).queryByText('Still trying…')).not.toBeInTheDocument();
  expect(field(/^Your name/)).toHaveValue('Gita');
  expect(testServer.requests(claimItem)).toHaveLength(1);
});

test('a gift that someone else took meanwhile says so and refetches the list', async () => {
  const lamp = anItem();
  testServer.fail(claimItem, {
    status: 409,
    code: 'already-purchased',
    message: 'Someone has already purchased this gift. Please choose another one.',
  });
  const { user } = await openDialog(lamp);
  testServer.reply(listSharedItems, { version: 2, items: [{ ...lamp, quantityFulfilled: 1 }] });
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'Someone has already purchased this gift. Please choose another one.',
  );
  expect(await screen.findByText('Given')).toBeInTheDocument();
});

test('a quantity that is no longer left is named in the dialog', async () => {
  testServer.fail(claimItem, {
    status: 409,
    code: 'already-purchased',
    message: 'Only 2 are still needed.',
    field: 'quantity',
  });
  const { user } = await openDialog(anItem({ quantityRequested: 3 }));
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Only 2 are still needed.');
});

test('a field that the server rejects is named at the field', async () => {
  testServer.fail(claimItem, {
    status: 422,
    code: 'invalid-input',
    message: 'Please use another address',
    field: 'guestEmail',
  });
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Email/), 'gita@example.com');
  await user.click(submit());
  await waitFor(() =>
    expect(field(/^Email/)).toHaveAccessibleDescription(/Please use another address/),
  );
  expect(within(dialog()).queryByText('Your gift was not recorded')).not.toBeInTheDocument();
  expect(field(/^Email/)).toHaveFocus();
});

test('a gift that waits for the mailed link asks to open it', async () => {
  const lamp = anItem();
  const { user } = await openDialog(lamp);
  const gift = { ...aHeldGift(lamp), needsConfirmation: true };
  testServer.reply(claimItem, { gift, item: { ...lamp, quantityReserved: 1 } });
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Email/), 'gita@example.com');
  await user.click(submit());
  expect(await confirmation('One more step')).toHaveAccessibleDescription(
    'Open the link in our email to keep Brass Diya Lamp.',
  );
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

test('an external gift is held for 24 hours while its shop opens in a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const chair = anExternalItem();
  const held = aHeldGift(chair);
  testServer.reply(claimItem, () => {
    testServer.reply(listMyGifts, { gifts: [held] });
    testServer.reply(listSharedItems, { version: 2, items: [{ ...chair, quantityReserved: 1 }] });
    return { gift: held, item: { ...chair, quantityReserved: 1 } };
  });
  const { user } = await openDialog(chair);
  expect(dialog()).toHaveAccessibleDescription(
    'We hold it for you for 24 hours while you buy it at the shop, which opens in a new tab.',
  );
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit('Hold it and go to the shop'));
  const thanks = await confirmation('Held for you for 24 hours');
  expect(open).toHaveBeenCalledWith(
    'https://www.shop.example/chair',
    '_blank',
    'noopener,noreferrer',
  );
  expect(thanks).toHaveAccessibleDescription(
    'Buy Cane Rocking Chair at the shop now. Then come back and tell us: did you buy it?',
  );
  const shop = within(thanks).getByRole('link', { name: 'Go to the shop' });
  expect(shop).toHaveAttribute('href', 'https://www.shop.example/chair');
  await waitFor(() => expect(shop).toHaveFocus());
  await user.click(within(thanks).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Registry Items' })).toHaveTextContent('Reserved'),
  );
  expect(
    within(screen.getByRole('list', { name: 'Your gifts' })).getByRole('link', {
      name: /Go to the shop/,
    }),
  ).toHaveAttribute('href', 'https://www.shop.example/chair');
  open.mockRestore();
});

test('a guest who comes back from the shop tells so in the confirmation, and returns to the row of the gift', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const chair = anExternalItem();
  const held = aHeldGift(chair);
  testServer.reply(claimItem, { gift: held, item: { ...chair, quantityReserved: 1 } });
  const { user } = await openDialog(chair);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit('Hold it and go to the shop'));
  const thanks = await confirmation('Held for you for 24 hours');
  testServer.reply(confirmGift, {
    gift: { ...held, status: 'purchased', expiresAt: null },
    item: { ...chair, quantityFulfilled: 1 },
  });
  await user.click(within(thanks).getByRole('button', { name: 'I have bought it' }));
  expect(await confirmation()).toHaveAccessibleDescription(
    'Cane Rocking Chair is now among your gifts.',
  );
  await user.click(within(dialog()).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() =>
    expect(document.activeElement?.closest('li')).toHaveAttribute('id', `gift-${chair.id}`),
  );
  jest.restoreAllMocks();
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
] as const)('with %s the form says who brings the gift', async (deliveryPreference, sentence) => {
  const lamp = anItem();
  const registry = aRegistry({ deliveryPreference });
  const { user } = openSharedRegistry({ registry, items: [lamp] });
  await user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    `We mark it as purchased, so nobody gives the same gift twice. ${sentence}`,
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
