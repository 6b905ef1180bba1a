import { confirmUpiDraft, saveUpiDraft } from '@gift-registry/bff-contract';
import { expectAccessible } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { CountedHand } from '../../flows/counted-hand.ts';
import { leaveConfirmation, openSharedRegistry, wish } from '../../flows/guest.ts';
import { newRegistry, publishRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const fund = 'Two weeks in Kerala';
const MOST_TAPS_TO_CODE = 4;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test('a host opens a fund, and guests give to it by UPI, with scripts in four taps and without scripts by forms', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const registryId = await newRegistry(host, 'Rather a journey');
  const call = apiOf(host);
  const upi = { params: { registryId }, body: { address: 'asha@okbank', payeeName: 'Asha Rao' } };
  await call(saveUpiDraft, upi);
  await call(confirmUpiDraft, upi);
  await host.goto('/products');
  await host.getByRole('button', { name: 'Add a fund' }).click();
  const form = host.getByRole('dialog', { name: 'Add a fund' });
  await form.getByLabel('Name').fill(fund);
  await form.getByLabel('Goal').fill('1,00,000');
  await expectAccessible(host);
  await form.getByRole('button', { name: 'Add fund' }).click();
  await expect(form).toBeHidden();
  const link = await publishRegistry(host, registryId);

  const anita = await newVisitor(phone);
  await openSharedRegistry(anita, link, 1);
  const hand = new CountedHand(anita);
  await hand.tap(wish(anita, fund).getByRole('button', { name: `Contribute to ${fund}` }));
  const dialog = anita.getByRole('dialog', { name: `Contribute to ${fund}` });
  await hand.tap(dialog.getByRole('button', { name: '₹2,101' }));
  await dialog.getByLabel('Your name').fill('Anita');
  await hand.tap(dialog.getByRole('button', { name: 'Contribute', exact: true }));
  const thanks = anita.getByRole('dialog', { name: 'Thank you!' });
  await expect(thanks.getByRole('img', { name: /^UPI code: pays ₹2,101 to Asha/ })).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(MOST_TAPS_TO_CODE);
  await leaveConfirmation(anita);
  await expect(wish(anita, fund)).toContainText('₹2,101 of ₹1,00,000 promised · 1 has joined');

  const bela = await newVisitor({ javaScriptEnabled: false });
  await bela.goto(link);
  await wish(bela, fund)
    .getByRole('link', { name: `Contribute to ${fund}` })
    .click();
  await bela.getByLabel('Your name').fill('Bela');
  await bela.getByLabel('Amount').fill('50');
  await bela.getByRole('button', { name: 'Contribute', exact: true }).click();
  await expect(bela.getByText(/at least ₹51/)).toBeVisible();
  await bela.getByLabel('Amount').fill('501');
  await bela.getByRole('button', { name: 'Contribute', exact: true }).click();
  await expect(bela.getByRole('img', { name: /^UPI code: pays ₹501 to Asha/ })).toBeVisible();
  await bela.getByRole('button', { name: 'I have paid' }).click();
  await expect(bela.getByText(/^Thank you! The host confirms it/)).toBeVisible();
  // A busy server may answer once with the document of a moment ago.
  await expect(async () => {
    await bela.goto(link);
    await expect(wish(bela, fund)).toContainText(
      '₹501 paid and ₹2,101 promised of ₹1,00,000 · 2 have joined',
      {
        timeout: 500,
      },
    );
  }).toPass();

  await host.goto('/gifts');
  await expect(host.getByText('Paid, says the guest').last()).toBeVisible();
});
