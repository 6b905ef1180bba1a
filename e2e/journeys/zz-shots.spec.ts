import { addItem, listProducts, saveDelivery } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { registerHost } from '../flows/accounts.ts';
import { apiOf } from '../flows/api.ts';
import { openSharedRegistry, startPurchase } from '../flows/guest.ts';
import { newRegistry, publishRegistry } from '../flows/registry.ts';
import { expect, test } from '../system/test.ts';
const atHome = {
  ...{
    deliveryPreference: 'catalog_delivery',
    recipientName: 'Meera',
    addressLine1: '12 Lake Road',
  },
  ...{ addressLine2: null, city: 'Pune', state: 'Maharashtra', zipCode: '411001' },
  ...{ phoneNumber: '9876543210', deliveryInstructions: null, termsAccepted: true },
} as const;
async function share(host: Page, isAtHome: boolean) {
  const call = apiOf(host);
  const registryId = await newRegistry(host, 'Ordered gifts');
  const { products } = await call(listProducts, { query: {} });
  const chosen = products
    .filter(({ stockQuantity, price }) => stockQuantity > 9 && (price ?? 0) > 0)
    .slice(0, 3);
  for (const { id } of chosen)
    await call(addItem, { body: { registryId, productId: id, quantity: 2 } });
  const link = await publishRegistry(host, registryId);
  if (isAtHome) await call(saveDelivery, { params: { registryId }, body: atHome });
  return { link, names: chosen.map(({ name }) => name) };
}
const dir = '/tmp/shots-checkout';
test('shots', async ({ page: host, newVisitor }) => {
  await registerHost(host);
  const home = await share(host, true);
  const own = await share(host, false);
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    const guest = await newVisitor({ viewport: { width, height } });
    const shot = (name: string) => guest.screenshot({ path: `${dir}/${name}-${width}.png` });
    const dialogEnd = () =>
      guest.evaluate(() =>
        document
          .querySelectorAll('[role=dialog]')
          .forEach((d) => d.parentElement?.scrollTo(0, 9999)),
      );
    await openSharedRegistry(guest, home.link, 3);
    await startPurchase(guest, home.names[0] ?? '', 'Anita');
    await shot('home-top');
    await dialogEnd();
    await shot('home-end');
    await guest.getByRole('button', { name: 'Add to what I give' }).click();
    await guest.waitForTimeout(400);
    await shot('bar');
    await guest.evaluate(() => scrollTo(0, 99999));
    await shot('bar-end');
    await startPurchase(guest, home.names[1] ?? '', 'Anita');
    await guest.getByRole('button', { name: 'Add to what I give' }).click();
    await guest.getByRole('button', { name: 'Check out' }).click();
    await guest.getByRole('dialog', { name: 'Check out' }).waitFor();
    await guest.waitForTimeout(400);
    await shot('checkout-top');
    await dialogEnd();
    await shot('checkout-end');
    await guest.getByRole('button', { name: 'Remove ' + home.names[0] }).click();
    await guest.evaluate(() =>
      document.querySelectorAll('[role=dialog]').forEach((d) => d.parentElement?.scrollTo(0, 0)),
    );
    await shot('checkout-removed');
    await guest.getByRole('button', { name: 'Undo' }).click();
    await guest.getByRole('button', { name: 'Purchase', exact: true }).click();
    await guest.getByRole('dialog', { name: 'Thank you!' }).waitFor();
    await guest.waitForTimeout(300);
    await shot('ordered');
    await dialogEnd();
    await shot('ordered-end');
    await guest.getByRole('button', { name: 'Back to the wish list' }).click();
    await guest.waitForTimeout(300);
    await guest.goto(home.link + '/mine');
    await guest.getByText('See your order').first().waitFor();
    await shot('mine');
    await openSharedRegistry(guest, own.link, 3);
    const form = await startPurchase(guest, own.names[0] ?? '', 'Anita');
    await dialogEnd();
    await shot('own-pickup');
    await form.getByRole('radio', { name: 'Send it to me' }).check();
    await form.getByLabel('PIN code').fill('560001');
    await guest.waitForTimeout(600);
    await form.getByLabel('City').scrollIntoViewIfNeeded();
    await shot('own-address');
    await dialogEnd();
    await shot('own-address-end');
    await guest.goto(own.link);
    const plain = await newVisitor({ viewport: { width, height }, javaScriptEnabled: false });
    await plain.goto(own.link);
    await plain.getByRole('link', { name: `Purchase ${own.names[0]}` }).click();
    await plain.getByRole('radio', { name: 'Send it to me' }).check();
    await plain.screenshot({ path: `${dir}/plain-${width}.png`, fullPage: true });
    expect(true).toBe(true);
  }
});
