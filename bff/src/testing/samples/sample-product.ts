import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';

export async function createSampleProduct(
  { deps }: Pick<TestApp, 'deps'>,
  { name = 'Brass lamp', stock = 10 } = {},
): Promise<string> {
  const { id } = await deps.db
    .insertInto('products')
    .values({
      key: `sample-${randomUUID()}`,
      name,
      imageUrl: '/pictures/placeholder.svg',
      price: 1499,
      stockQuantity: stock,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
