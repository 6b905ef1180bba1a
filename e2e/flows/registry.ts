import { expect, type Page } from '@playwright/test';

const aMonthAhead = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** From the form to the catalogue. */
export async function createRegistry(page: Page, name: string): Promise<void> {
  await page.getByLabel('Registry name').fill(name);
  await page.getByLabel('Occasion').selectOption('wedding');
  await page.getByLabel('Event date').fill(aMonthAhead());
  await page.getByLabel('Expected guests').selectOption('100+');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Message for guests').fill('Your company is the best gift.');
  await page.getByRole('button', { name: 'Start Adding Products!' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
}

/** Adds the first product of the catalogue that is in stock; resolves to its name. */
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

/** Has a page of another website read, as far as the details to check. */
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
  await page.getByLabel('Zip Code').fill('560025');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('I accept the Terms & Conditions').check();
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click();
  await expect(page.getByRole('heading', { name: 'Share Your Registry' })).toBeVisible();
}

/** Resolves to the link that the host would send. */
export async function shareRegistry(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate Share Link' }).click();
  await expect(page.getByRole('heading', { name: 'Registry is Ready to Share!' })).toBeVisible();
  return page.getByLabel('Your registry link').inputValue();
}
