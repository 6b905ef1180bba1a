import { confirmGift, contributeToItem } from '@gift-registry/bff-contract';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { itemIdOf, wish } from '../../flows/guest.ts';
import { openApp } from '../../flows/open-app.ts';
import { chair, give, newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { expect, test } from '../../system/test.ts';

async function newRegistry(host: Page, name: string) {
  await registerHost(host);
  return newRegistryWithTwoGifts(host, name);
}

test('rows keep their height while other guests give, on narrow and wide screens', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Nothing moves');
  const other = await newVisitor();
  const guests: { readonly guest: Page; readonly before: unknown }[] = [];
  const heightsOf = (guest: Page) =>
    Promise.all([lamp, chair].map(async (name) => (await wish(guest, name).boundingBox())?.height));
  for (const width of [360, 1280]) {
    const guest = await newVisitor({ viewport: { width, height: 800 } });
    await openApp(guest, link);
    guests.push({ guest, before: await heightsOf(guest) });
  }
  const { shareCode } = await give(other, link, chair);
  await apiOf(other)(contributeToItem, {
    params: { shareCode, itemId: await itemIdOf(guests[0]?.guest ?? host, lamp) },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Bela', guestEmail: null, message: null, amount: 100 },
  });
  for (const { guest, before } of guests) {
    await expect(wish(guest, lamp).getByText(/ so far$/)).toBeVisible();
    await expect(wish(guest, chair).getByText('Someone is buying this.')).toBeVisible();
    await expect(wish(guest, chair).getByRole('link', { name: /^Tell me/ })).toBeVisible();
    expect(await heightsOf(guest)).toEqual(before);
  }
  await expectAccessible(guests[0]?.guest ?? host);
});

test('rows keep their size when other guests give the gifts, on screens of each width', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Given under a finger');
  const other = await newVisitor();
  const boxOf = (guest: Page, name: string) => wish(guest, name).boundingBox();
  const boxesOf = async (guest: Page) => ({
    lamp: await boxOf(guest, lamp),
    chair: await boxOf(guest, chair),
    quantity: await wish(guest, lamp).getByText('Qty').boundingBox(),
  });
  const guests = [];
  for (const width of [320, 360, 768, 1280]) {
    const guest = await newVisitor({ viewport: { width, height: 800 } });
    await openApp(guest, link);
    guests.push({ width, guest, before: await boxesOf(guest) });
  }
  for (const name of [lamp, chair]) {
    const { id, shareCode } = await give(other, link, name);
    if (name === chair) await apiOf(other)(confirmGift, { params: { shareCode, giftId: id } });
  }
  for (const { width, guest, before } of guests) {
    for (const name of [lamp, chair])
      await expect(wish(guest, name).getByText('Given', { exact: true })).toBeVisible();
    expect(await boxesOf(guest), `at ${width} px`).toEqual(before);
    await expect(wish(guest, lamp).getByRole('button')).toHaveCount(0);
    // The control: where the buttons stand in two lines, a row without them needs less room.
    if (width < 1280) continue;
    await guest.reload();
    const height = async () => (await boxOf(guest, lamp))?.height ?? Number.POSITIVE_INFINITY;
    await expect.poll(height, `at ${width} px`).toBeLessThan(before.lamp?.height ?? 0);
  }
  await expectAccessible(guests[0]?.guest ?? host);
});

test('sorting and filters leave the list where it is, on screens of each width', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Sorted under a finger');
  await give(await newVisitor(), link, lamp);
  for (const width of [320, 360, 412, 768, 1280]) {
    const guest = await newVisitor({ viewport: { width, height: 800 } });
    await openApp(guest, link);
    const order = guest.getByLabel('Sort by');
    // Pressing scrolls the page, so positions are those within the document.
    const top = () =>
      guest
        .getByRole('list', { name: 'Quick choices' })
        .evaluate((list) => list.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const label of await order.getByRole('option').allTextContents()) {
      await order.selectOption(label);
      expect(await top(), `${label} at ${width} px`).toBe(before);
    }
    await guest.getByRole('button', { name: 'Still needed' }).click();
    await expect(guest.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    expect(await top(), `Filters (1) at ${width} px`).toBe(before);
    await guest.context().close();
  }
});
