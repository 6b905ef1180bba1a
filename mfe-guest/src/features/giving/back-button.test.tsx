import { claimItem, listMyGifts, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aGift, aHeldGift, anExternalItem, anItem, shareCode } from '../../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../../testing/open-guest-page.tsx';

const lamp = anItem();
const chair = anExternalItem();
const list = `/r/${shareCode}`;

beforeEach(() => sessionStorage.clear());

const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const nameField = async () =>
  within(await dialog(`Purchase ${lamp.name}`)).getByRole('textbox', { name: /^Your name/ });

async function openForm() {
  const page = openSharedRegistry({ items: [lamp, chair] });
  await page.user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  await page.user.type(await nameField(), 'Gita');
  return page;
}

test('Back closes the form, and Forward or the button opens it with the typed text', async () => {
  const { user, pressBack, pressForward, history } = await openForm();
  pressBack();
  await noDialog();
  expect(history()).toEqual([list]);
  pressForward();
  expect(await nameField()).toHaveValue('Gita');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(history()).toEqual([list]);
  await user.click(screen.getByRole('button', { name: `Purchase ${lamp.name}` }));
  expect(await nameField()).toHaveValue('Gita');
});

test('Back from the form over an opened gift leads to the gift, and then to the list', async () => {
  serveRegistry({ items: [lamp] });
  const { user, pressBack, address } = openPage(list);
  await user.click(await screen.findByRole('link', { name: lamp.name }));
  const sheet = await dialog(lamp.name);
  await user.click(within(sheet).getByRole('button', { name: `Purchase ${lamp.name}` }));
  await nameField();
  pressBack();
  expect(await dialog(lamp.name)).toBeVisible();
  expect(address()).toBe(`${list}/gifts/${lamp.id}`);
  pressBack();
  await noDialog();
  expect(address()).toBe(list);
});

function acceptClaim() {
  testServer.reply(claimItem, () => {
    const bought = { ...lamp, quantityFulfilled: 1 };
    testServer.reply(listSharedItems, { version: 2, items: [bought, chair] });
    testServer.reply(listMyGifts, { gifts: [aGift(lamp)] });
    return { gift: aGift(lamp), item: bought };
  });
}

test('Back from the confirmation leads to the list, not to the form, whose text is forgotten', async () => {
  acceptClaim();
  const { user, pressBack, history } = await openForm();
  const form = await dialog(`Purchase ${lamp.name}`);
  await user.click(within(form).getByRole('button', { name: 'Purchase' }));
  await dialog('Thank you!');
  pressBack();
  await noDialog();
  expect(history()).toEqual([list]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('purchase'))).toEqual([]);
});

test('a gift whose form was left by Back while it was sent is confirmed all the same', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  testServer.reply(claimItem, async () => {
    await promise;
    return { gift: aGift(lamp), item: { ...lamp, quantityFulfilled: 1 } };
  });
  const { user, pressBack } = await openForm();
  const form = await dialog(`Purchase ${lamp.name}`);
  await user.click(within(form).getByRole('button', { name: 'Purchase' }));
  pressBack();
  await noDialog();
  resolve(undefined);
  expect(await dialog('Thank you!')).toBeVisible();
});

test('Back puts the question about a hold off', async () => {
  const { pressBack, history } = openSharedRegistry({ items: [chair], gifts: [aHeldGift(chair)] });
  await dialog('Did you buy it?');
  pressBack();
  await noDialog();
  expect(history()).toEqual([list]);
});

test('Back undoes one quick choice after the other', async () => {
  const items = [
    anItem({ price: 400 }),
    anItem({ price: 450, isMostWanted: true }),
    anItem({ price: 9000, isMostWanted: true }),
  ];
  const { pressBack, address, history } = openSharedRegistry({ items });
  // Both come before the address can follow.
  fireEvent.click(await screen.findByRole('button', { name: 'Under ₹500' }));
  fireEvent.click(screen.getByRole('button', { name: 'Most wanted' }));
  await waitFor(() => expect(history()).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Most wanted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  pressBack();
  expect(address()).toBe(`${list}?max=500`);
  expect(screen.getByRole('button', { name: 'Most wanted' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  pressBack();
  expect(address()).toBe(list);
  expect(screen.getByRole('button', { name: 'Under ₹500' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
