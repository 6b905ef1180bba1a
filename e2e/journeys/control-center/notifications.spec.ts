import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../flows/accessibility.ts';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { CountedHand } from '../../flows/counted-hand.ts';
import { addShopGift, chair, give, newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { toast } from '../../flows/toasts.ts';
import { mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const stool = 'Cane Stool';

test('the team finds why a guest got no mail, and sends it, in three steps', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, lamp, registryId } = await newRegistryWithTwoGifts(host, 'Three gifts');
  await addShopGift(host, registryId, stool);
  const guestEmail = `no-mail-${randomUUID()}@example.com`;
  // An address that never opened a link gets two mails a day that strangers cause.
  for (const gift of [lamp, chair, stool]) await give(await newVisitor(), link, gift, guestEmail);

  const admin = await newVisitor({ hasTouch: true });
  await signIn(admin, demoAdmin);
  await admin.goto('/admin/overview');
  const hand = new CountedHand(admin);
  await hand.tap(admin.getByRole('link', { name: 'Notifications' }));
  await hand.fill(admin.getByRole('searchbox', { name: 'Search mails' }), guestEmail.slice(0, 20));
  const mails = admin.getByRole('table', { name: 'Mails' });
  await expect(mails.getByRole('row')).toHaveCount(4);
  await expect(mails).toContainText(
    'This address has had the mails that strangers may cause in a day.',
  );
  await hand.tap(admin.getByRole('button', { name: `Send now to ${guestEmail}` }));
  await expect(toast(admin, 'Sent again')).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(3);
  await mailTo(guestEmail, /./);

  await admin.getByRole('link', { name: guestEmail }).first().click();
  const state = admin.getByRole('region', { name: 'State of the mail' });
  await expect(state.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
  const frame = admin.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.locator('body')).toContainText('/•••');
  await admin.getByRole('tab', { name: 'Dark' }).click();
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(19, 32, 27)');
  await expectAccessible(admin);
});
