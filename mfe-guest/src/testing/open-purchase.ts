import {
  claimItem,
  listMyGifts,
  listSharedItems,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { aGift } from './fixtures.ts';
import { openSharedRegistry } from './open-guest-page.tsx';

export const arrangeWithHost = 'Buy it anywhere and bring it, or ask the host.';

export const dialog = () => screen.getByRole('dialog');

export const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });

export const confirmation = (name = 'Thank you!') => screen.findByRole('dialog', { name });

export const submit = (name = 'Purchase') => within(dialog()).getByRole('button', { name });

export async function openDialog(item: SharedItem) {
  const page = openSharedRegistry({ items: [item] });
  await page.user.click(await screen.findByRole('button', { name: `Purchase ${item.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${item.name}` });
  return page;
}

export function acceptClaims(item: SharedItem) {
  testServer.reply(claimItem, ({ body }) => {
    const bought = { ...item, quantityFulfilled: item.quantityFulfilled + body.quantity };
    const gift = aGift(item, { quantity: body.quantity, guestName: body.guestName });
    testServer.reply(listSharedItems, { version: 2, items: [bought] });
    testServer.reply(listMyGifts, { gifts: [gift] });
    return { gift, item: bought };
  });
}

export const busy = (retryAfter: number) =>
  testServer.fail(claimItem, {
    ...{ status: 503, code: 'unavailable', retryAfter },
    message: 'We are having a short break. Please try again in a moment.',
  });
