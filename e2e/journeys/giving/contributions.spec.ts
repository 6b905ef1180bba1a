import type { Page } from '@playwright/test';
import { registerHost } from '../../flows/accounts.ts';
import { leaveConfirmation, openSharedRegistry, wish } from '../../flows/guest.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

test('guests contribute to a gift and see each other’s amounts live', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift } = await newSharedRegistry(host, 'Together');
  const [anita, bela] = [await newVisitor(), await newVisitor()];
  for (const guest of [anita, bela]) await openSharedRegistry(guest, link, 1);

  await contribute(anita, gift, { name: 'Anita', amount: '100' });
  await expect(pledged(bela, gift)).toHaveAttribute('aria-valuetext', /^₹100 of /);
  await contribute(bela, gift, { name: 'Bela', amount: '150' });
  for (const guest of [anita, bela])
    await expect(pledged(guest, gift)).toHaveAttribute('aria-valuetext', /^₹250 of /);

  const mine = anita.getByRole('list', { name: 'Your gifts' });
  await expect(mine).toContainText('You contribute ₹100.');
  await mine.getByRole('button', { name: `Undo ${gift}` }).click();
  await expect(mine).toBeHidden();
  for (const guest of [anita, bela])
    await expect(pledged(guest, gift)).toHaveAttribute('aria-valuetext', /^₹150 of /);
});

const pledged = (page: Page, gift: string) =>
  wish(page, gift).getByRole('progressbar', { name: `Contributed towards ${gift}` });

async function contribute(
  page: Page,
  gift: string,
  { name, amount }: { readonly name: string; readonly amount: string },
): Promise<void> {
  await wish(page, gift)
    .getByRole('button', { name: `Contribute to ${gift}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Contribute to ${gift}` });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Contribute', exact: true }).click();
  await expect(dialog).toBeHidden();
  await leaveConfirmation(page);
}
