import { addItem, listProducts, saveDelivery } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsAsShown } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { leaveConfirmation, openSharedRegistry, startPurchase, wish } from '../../flows/guest.ts';
import { newRegistry, publishRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const atHome = {
  deliveryPreference: 'catalog_delivery',
  recipientName: 'Meera',
  addressLine1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  phoneNumber: '9876543210',
  termsAccepted: true,
} as const;

async function shareGifts(host: Page, { isAtHome }: { readonly isAtHome: boolean }) {
  await registerHost(host);
  const call = apiOf(host);
  const registryId = await newRegistry(host, 'Ordered gifts');
  const { products } = await call(listProducts, { query: {} });
  const sold = products
    .filter(({ price }) => (price ?? 0) > 0)
    .toSorted((one, other) => other.stockQuantity - one.stockQuantity);
  const chosen = sold.slice(0, 3);
  for (const { id } of chosen)
    await call(addItem, { body: { registryId, productId: id, quantity: 2 } });
  const link = await publishRegistry(host, registryId);
  const atGuests = { deliveryPreference: 'guest_delivery', termsAccepted: true } as const;
  await call(saveDelivery, { params: { registryId }, body: isAtHome ? atHome : atGuests });
  const [lamp = '', bowl = '', vase = ''] = chosen.map(({ name }) => name);
  return { link, lamp, bowl, vase };
}

const numberIn = async (page: Page): Promise<string> =>
  /TF-\w{8}/.exec(
    (await page.getByRole('dialog', { name: 'Thank you!' }).textContent()) ?? '',
  )?.[0] ?? '';

test('a guest orders a gift for the host’s home, and finds the order among the own gifts', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await shareGifts(host, { isAtHome: true });
  const guest = await newVisitor();
  await openSharedRegistry(guest, link, 3);
  const form = await startPurchase(guest, lamp, 'Anita');
  await expect(form.getByText(/^We send it to the host’s home/)).toBeVisible();
  await expect(form.getByLabel('Delivery day')).toBeVisible();
  await expect(form.getByLabel('PIN code')).toHaveCount(0);
  await expectNoViolations(guest);
  await expect(form.getByRole('heading', { name: 'Step 1 of 2: Who you are' })).toBeVisible();
  await guest.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Step 2 of 2: Pay' })).toBeFocused();
  await expect(form.getByLabel('Delivery day')).toBeVisible();
  await guest.goBack();
  await expect(form.getByLabel('Your name')).toHaveValue('Anita');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('heading', { name: 'Step 2 of 2: Pay' })).toBeFocused();
  await expectNoViolationsAsShown(guest);
  await form.getByRole('button', { name: 'Purchase', exact: true }).click();
  const thanks = guest.getByRole('dialog', { name: 'Thank you!' });
  await expect(thanks.getByText('How to pay')).toBeVisible();
  const number = await numberIn(guest);
  await expect(thanks.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    `/order/${number}`,
  );
  await expectNoViolations(guest);
  await leaveConfirmation(guest);
  const mine = guest.getByRole('list', { name: 'Your gifts' }).getByRole('listitem');
  await expect(mine).toContainText(`Order ${number}.`);
  await expect(mine.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('a guest has a gift sent to an address whose PIN code fills in the place', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await shareGifts(host, { isAtHome: false });
  const guest = await newVisitor();
  await openSharedRegistry(guest, link, 3);
  const form = await startPurchase(guest, lamp, 'Anita');
  await expect(form.getByRole('radio')).toHaveCount(0);
  await form.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(form.getByLabel('Recipient’s name')).toHaveValue('Anita');
  await expect(form.getByLabel('Address Line 1')).toBeFocused();
  await form.getByLabel('Recipient’s name').fill('Anita Rao');
  await form.getByLabel('Address Line 1').fill('4 Temple Street');
  await form.getByLabel('PIN code').fill('560001');
  await expect(form.getByLabel('City')).toHaveValue('Bengaluru');
  await expect(form.getByLabel('State')).toHaveValue('Karnataka');
  await form.getByLabel('Phone number').fill('9876543210');
  await expectNoViolations(guest);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectNoViolationsAsShown(guest);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('To Anita Rao, 4 Temple Street, Bengaluru 560001.')).toBeVisible();
  await form.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(guest.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
});

test('a guest collects gifts, and orders those that nobody took meanwhile', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp, bowl, vase } = await shareGifts(host, { isAtHome: true });
  const [anita, bela] = [await newVisitor(), await newVisitor()];
  await openSharedRegistry(anita, link, 3);
  for (const name of [lamp, bowl, vase]) {
    const form = await startPurchase(anita, name, 'Anita');
    await form.getByRole('button', { name: 'Add to what I give' }).click();
    await expect(form).toBeHidden();
  }
  const bar = anita.getByRole('region', { name: 'What you give' });
  await expect(bar).toContainText('3 gifts · ₹');
  await anita.reload();
  await expect(bar).toContainText('3 gifts · ₹');

  await openSharedRegistry(bela, link, 3);
  const other = await startPurchase(bela, bowl, 'Bela');
  await other.getByRole('button', { name: 'One more' }).click();
  await other.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(bela.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();

  await bar.getByRole('button', { name: 'Check out' }).click();
  const form = anita.getByRole('dialog', { name: 'Check out' });
  await expect(form.getByText(`No longer there: ${bowl}.`)).toBeVisible();
  await expectNoViolations(anita);
  await anita.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('button', { name: 'Remove what was taken' }).click();
  const lines = form.getByRole('list', { name: 'What you give' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await form.getByRole('button', { name: `Remove ${vase}` }).click();
  await expect(lines).toHaveCount(1);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);
  await form.getByLabel('Your name').fill('Anita');
  await form.getByRole('button', { name: 'Purchase', exact: true }).click();
  const thanks = anita.getByRole('dialog', { name: 'Thank you!' });
  await expect(
    thanks.getByRole('list', { name: 'What you give' }).getByRole('listitem'),
  ).toHaveCount(2);
  await leaveConfirmation(anita);
  await expect(bar).toHaveCount(0);
  await expect(
    wish(anita, lamp)
      .getByText(/1 of 2|1\/2/)
      .first(),
  ).toBeVisible();
});

test('a guest without scripts has a gift sent to an own address', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await shareGifts(host, { isAtHome: false });
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.goto(link);
  await guest.getByRole('link', { name: `Purchase ${lamp}` }).click();
  await guest.getByLabel('Your name').fill('Anita');
  // Nothing is asked where there is one way only: the team has set no place to pick it up.
  await expect(guest.getByRole('radio')).toHaveCount(0);
  await guest.getByLabel('PIN code').fill('1');
  await guest.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(guest.getByText('Enter a valid 6-digit PIN code.')).toBeVisible();
  await guest.getByLabel('Recipient’s name').fill('Anita Rao');
  await guest.getByLabel('Address Line 1').fill('4 Temple Street');
  await guest.getByLabel('PIN code').fill('560001');
  await guest.getByLabel('City').fill('Bengaluru');
  await guest.getByLabel('State').fill('Karnataka');
  await guest.getByLabel('Phone number').fill('9876543210');
  await guest.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(guest).toHaveURL(/\/order\/TF-\w{8}$/);
});
