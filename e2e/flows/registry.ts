import {
  addItem,
  createRegistry,
  createShare,
  listProducts,
  saveDelivery,
} from '@gift-registry/bff-contract';
import { expect, type Page } from '@playwright/test';
import { apiOf } from './api.ts';

export const hostStreet = '12 Residency Road';

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export async function newRegistry(page: Page, registryName: string): Promise<string> {
  const body = {
    registryName,
    occasion: 'wedding',
    eventDate: inAMonth(),
    guestRange: '100+',
    guestMessage: 'Your company is the best gift.',
    phoneNumber: '9876543210',
  } as const;
  return (await apiOf(page)(createRegistry, { body })).id;
}

/** Gifts are sent to the host, so that guests are asked for no address. */
export async function publishRegistry(page: Page, registryId: string): Promise<string> {
  const call = apiOf(page);
  const params = { registryId };
  await call(saveDelivery, {
    params,
    body: {
      deliveryPreference: 'catalog_delivery',
      recipientName: 'Asha Menon',
      ...{ addressLine1: hostStreet, city: 'Bengaluru', state: 'Karnataka', zipCode: '560025' },
      ...{ phoneNumber: '9876543210', termsAccepted: true },
    },
  });
  return (await call(createShare, { params })).url;
}

export async function newSharedRegistry(
  page: Page,
  registryName: string,
): Promise<{ readonly link: string; readonly gift: string; readonly registryId: string }> {
  const call = apiOf(page);
  const registryId = await newRegistry(page, registryName);
  const { products } = await call(listProducts, { query: {} });
  const product = products.find(
    ({ stockQuantity, price }) => stockQuantity > 0 && price !== null && price >= 500,
  );
  if (!product) throw new Error('The catalogue has no product in stock from ₹500.');
  await call(addItem, { body: { registryId, productId: product.id, quantity: 1 } });
  return { link: await publishRegistry(page, registryId), gift: product.name, registryId };
}

export async function fillRegistryForm(page: Page, name: string): Promise<void> {
  const startEmpty = page.getByRole('button', { name: 'Start empty' });
  await expect(startEmpty.or(page.getByLabel('Registry name'))).toBeVisible();
  if (await startEmpty.isVisible()) await startEmpty.click();
  await page.getByLabel('Registry name').fill(name);
  await page.getByLabel('Occasion').selectOption('wedding');
  await page.getByLabel('Event date').fill(inAMonth());
  await page.getByLabel('Expected guests').selectOption('100+');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Message for guests').fill('Your company is the best gift.');
  await page.getByRole('button', { name: 'Start Adding Products!' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
}

export async function addFromCatalogue(page: Page): Promise<string> {
  const product = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add .* to registry$/, disabled: false }) })
    .first();
  const name = (await product.getByRole('heading').textContent()) ?? '';
  await product.getByRole('button', { name: `Add ${name} to registry` }).click();
  await expect(product.getByText('1 in your registry')).toBeVisible();
  return name;
}

export async function readWebsite(page: Page, url: string): Promise<void> {
  await page.getByLabel('Product URL').fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

export async function chooseDelivery(page: Page): Promise<void> {
  await page.goto('/delivery-preferences');
  await page.getByRole('radio', { name: 'Deliver to my address' }).check();
  await page.getByLabel('Address Line 1').fill('12 Residency Road');
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByLabel('State').fill('Karnataka');
  await page.getByLabel('PIN code').fill('560025');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('I accept the Terms & Conditions').check();
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click();
  await expect(page.getByRole('heading', { name: 'Share Your Registry' })).toBeVisible();
}

export async function shareRegistry(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate Share Link' }).click();
  await expect(page.getByRole('heading', { name: 'Registry is Ready to Share!' })).toBeVisible();
  return page.getByLabel('Your registry link').inputValue();
}
