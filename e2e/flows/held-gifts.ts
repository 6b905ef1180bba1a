import {
  addExternalItem,
  claimItem,
  listSharedItems,
  type GuestGift,
} from '@gift-registry/bff-contract';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { runningSystem } from '../system/system.ts';
import { linkIn, mailTo } from '../system/inbox.ts';
import { apiOf } from './api.ts';
import { newSharedRegistry } from './registry.ts';

export const chair = 'Cane Rocking Chair';

export async function addShopGift(host: Page, registryId: string, name: string): Promise<void> {
  const product = {
    url: `${runningSystem().demoShopOrigin}/products/brass-diya-lamp?for=${encodeURIComponent(registryId + name)}`,
    name,
    brand: null,
    description: 'A chair.',
    price: 890_000,
    currency: 'INR',
    picture: null,
  };
  await apiOf(host)(addExternalItem, { body: { registryId, quantity: 1, product } });
}

export async function newRegistryWithTwoGifts(host: Page, name: string) {
  const { link, gift, registryId } = await newSharedRegistry(host, name);
  await addShopGift(host, registryId, chair);
  return { link, lamp: gift, registryId };
}

export async function give(
  guest: Page,
  link: string,
  name: string,
  guestEmail?: string,
): Promise<GuestGift & { readonly shareCode: string }> {
  const call = apiOf(guest);
  const shareCode = new URL(link).pathname.split('/')[2] ?? '';
  const { items } = await call(listSharedItems, { params: { shareCode } });
  const item = items.find((each) => each.name === name);
  if (!item) throw new Error(`${name} is not on the list.`);
  const { gift } = await call(claimItem, {
    params: { shareCode, itemId: item.id },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Asha Kumar', guestEmail: guestEmail ?? null, message: null, quantity: 1 },
  });
  return { ...gift, shareCode };
}

export async function newLinkTo(
  address: string,
  part: string,
  known: readonly string[] = [],
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = linkIn(await mailTo(address, new RegExp(part.replace(/[?]/g, '\\?'))), part);
      return known.includes(found);
    })
    .toBe(false);
  return found;
}
