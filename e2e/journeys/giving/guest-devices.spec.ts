import { releaseGift } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { wish } from '../../flows/guest.ts';
import { chair, give, newLinkTo, newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { expect, test } from '../../system/test.ts';

const newAddress = () => `${randomUUID()}@example.com`;
const mine = (page: Page) => page.getByRole('list', { name: 'Your gifts' }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const phone = { viewport: { width: 360, height: 740 } } as const;

test('each mail brings its gift to a second device, and a forwarded mail only its own', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, lamp } = await newRegistryWithTwoGifts(host, 'Two devices');
  const address = newAddress();
  const laptop = await newVisitor();
  await give(laptop, link, lamp, address);
  const first = await newLinkTo(address, '/mine?gifts=');
  const handset = await newVisitor(phone);
  await handset.goto(first);
  await expect(mine(handset)).toContainText(lamp);
  await give(laptop, link, chair, address);
  const second = await newLinkTo(address, '/mine?gifts=', [first]);
  await laptop.goto(`${link}/mine`);
  await laptop.getByRole('button', { name: 'Ask me tomorrow' }).or(mine(laptop)).first().waitFor();

  await expect(mine(handset)).toContainText(lamp);
  await expect(mine(handset)).not.toContainText(chair);
  await expect(handset).toHaveURL(`${link}/mine`);
  await handset.goto(second);
  await expect(mine(handset)).toContainText(chair);
  await expect(mine(handset)).toContainText(lamp);
  await expectNoViolations(handset);

  await press(handset, `Undo ${lamp}`);
  await expect(mine(handset)).not.toContainText(lamp);
  await expect(mine(laptop)).not.toContainText(lamp);
  await expect(mine(laptop)).toContainText(chair);

  const friend = await newVisitor(phone);
  await give(friend, link, lamp);
  await friend.goto(second);
  await expect(mine(friend)).toContainText(chair);
  await expect(mine(friend)).toContainText(lamp);
  await friend.goto(first);
  await expect(mine(friend).getByRole('listitem')).toHaveCount(2);
  await laptop.reload();
  await expect(mine(laptop).getByRole('listitem')).toHaveCount(1);
});

test('a mailed question is answered in one tap, with JavaScript switched off', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link } = await newRegistryWithTwoGifts(host, 'One tap');
  const address = newAddress();
  const laptop = await newVisitor();
  await give(laptop, link, chair, address);
  const token = new URL(await newLinkTo(address, '/mine?gifts=')).searchParams.get('gifts');
  const question = `${link}/answer/${token}`;

  const handset = await newVisitor({ ...phone, javaScriptEnabled: false });
  for (let opened = 0; opened < 2; opened += 1) {
    await handset.goto(question);
    await expect(handset.getByRole('heading', { level: 1 })).toHaveText('Did you buy it?');
  }
  await expect(handset.getByText(/^We hold it for you until/)).toBeVisible();
  await laptop.goto(`${link}/mine`);
  await expect(mine(laptop)).toContainText('Reserved');
  await press(handset, 'Ask me tomorrow');
  await expect(handset).toHaveURL(/\/mine\?done=postponed/);
  await expect(handset.getByText('We ask you again tomorrow')).toBeVisible();
  await laptop.goto(link);
  await expect(mine(laptop)).toContainText(chair);
  await expect(laptop.getByRole('dialog')).toHaveCount(0);

  await handset.goto(question);
  await press(handset, 'Hold it for another 24 hours');
  await expect(handset.getByText('Held for another 24 hours')).toBeVisible();
  await handset.goto(question);
  await expect(handset.locator('form').getByRole('button')).toHaveText([
    'Yes, I bought it',
    'No, give it back',
    'Ask me tomorrow',
  ]);
  await press(handset, 'Yes, I bought it');
  await expect(handset.getByText('Marked as purchased. Thank you!')).toBeVisible();
  await laptop.reload();
  await expect(mine(laptop)).toContainText('Given');

  const wide = await newVisitor();
  await wide.goto(question);
  await expect(wide.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expectNoViolations(wide);
});

test('a guest waits for a held gift, is told, and passes the turn on', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link } = await newRegistryWithTwoGifts(host, 'Waiting');
  const holder = await newVisitor();
  const { id: giftId, shareCode } = await give(holder, link, chair);

  const line: { readonly guest: Page; readonly address: string }[] = [];
  for (const options of [phone, {}]) {
    const guest = await newVisitor(options);
    const address = newAddress();
    await guest.goto(link);
    await wish(guest, chair)
      .getByRole('link', { name: `Tell me if it becomes free: ${chair}` })
      .click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Tell me if it becomes free');
    await guest.getByLabel('Email').fill('nobody@');
    await press(guest, 'Tell me');
    await expect(guest.getByText('Please enter a valid email address')).toBeVisible();
    await guest.getByLabel('Email').fill(address);
    await expectNoViolations(guest);
    await press(guest, 'Tell me');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await guest.goto(await newLinkTo(address, '/waiting/'));
    await press(guest, 'Yes, tell me');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You are in the line');
    await expectNoViolations(guest);
    line.push({ guest, address });
  }
  const [first, second] = line;
  if (!first || !second) throw new Error('Nobody waits.');

  await apiOf(holder)(releaseGift, { params: { shareCode, giftId } });
  const purchase = await newLinkTo(first.address, '/purchase');
  await first.guest.goto(purchase);
  await expect(first.guest.getByRole('heading', { level: 1 })).toContainText(chair);
  await first.guest.goto(await newLinkTo(first.address, '/waiting/'));
  await expect(first.guest.getByRole('heading', { level: 1 })).toHaveText('It is free again');
  await press(first.guest, 'Leave the line');
  await expect(first.guest.getByRole('heading', { level: 1 })).toHaveText(
    'You are not in the line',
  );
  await second.guest.goto(await newLinkTo(second.address, '/purchase'));
  await expect(second.guest.getByRole('heading', { level: 1 })).toContainText(chair);
});
