import { randomUUID } from 'node:crypto';
import { addItem, createProduct, getTeamProduct, listProducts } from '@gift-registry/bff-contract';
import { expectNoViolations } from '../../flows/accessibility.ts';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { CountedHand } from '../../flows/counted-hand.ts';
import { newRegistry, publishRegistry } from '../../flows/registry.ts';
import { toast } from '../../flows/toasts.ts';
import { expect, test } from '../../system/test.ts';

const REGISTRIES = 30;
const MOST_ACTIONS = 4;

test.use({ hasTouch: true });

test('a product of 30 registries is taken out of sale in four actions, and brought back in one', async ({
  page: admin,
  newVisitor,
}) => {
  await signIn(admin, demoAdmin);
  const team = apiOf(admin);
  const name = `Jug ${randomUUID().slice(0, 8)}`;
  const { id: productId } = await team(createProduct, {
    body: {
      ...{ name, brand: null, description: 'Hammered by hand.', price: 390, occasions: [] },
      ...{ imageUrl: null, imageAlt: null, categoryId: null, stockQuantity: 90 },
    },
  });
  const host = await newVisitor();
  await registerHost(host);
  const call = apiOf(host);
  for (let count = 0; count < REGISTRIES; count += 1) {
    const registryId = await newRegistry(host, `Wedding ${count}`);
    await call(addItem, { body: { registryId, productId, quantity: 1 } });
    await publishRegistry(host, registryId);
  }

  await admin.goto('/admin/overview');
  const hand = new CountedHand(admin);
  await hand.tap(admin.getByRole('link', { name: 'Product Catalog' }));
  await hand.type(admin.getByLabel('Search products'), name);
  const row = admin.getByRole('row', { name });
  await hand.tap(row.getByRole('button', { name: 'Take out of sale' }));
  const question = admin.getByRole('dialog', { name: `Take ${name} out of sale?` });
  // Another journey may add the newest product of the catalogue to a registry of its own.
  await expect(question).toContainText(/It is in (?:3\d|[4-9]\d) registries\./);
  await hand.tap(question.getByRole('button', { name: 'Take it out of sale' }));
  await expect(toast(admin, `${name} is out of sale`)).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(MOST_ACTIONS);

  const params = { productId };
  const product = await team(getTeamProduct, { params });
  expect(product).toMatchObject({ isActive: false });
  expect(Math.min(product.registries, product.openUnits)).toBeGreaterThanOrEqual(REGISTRIES);
  const { products } = await call(listProducts, { query: { search: name } });
  expect(products).toEqual([]);
  await expectNoViolations(admin);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, `${name} is on sale again`)).toBeVisible();
});
