import { randomBytes, randomUUID } from 'node:crypto';
import { todayInIndia } from '@gift-registry/bff-contract';
import type { TestApp } from '../test-app.ts';

export interface SampleRegistry {
  readonly registryId: string;
  readonly shareCode: string;
  readonly itemIds: readonly string[];
}

export async function createSampleRegistry(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  ownerId: string,
  { items = 1, quantity = 1 } = {},
): Promise<SampleRegistry> {
  const shareCode = randomBytes(16).toString('base64url');
  return db.transaction().execute(async (trx) => {
    const { id: registryId } = await trx
      .insertInto('registries')
      .values({
        ownerId,
        registryName: 'Meera turns thirty',
        occasion: 'birthday',
        eventDate: todayInIndia(),
        guestRange: '0–20',
        phoneNumber: '9876543210',
        status: 'published',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('registryShares').values({ registryId, shareCode }).execute();
    const itemIds: string[] = [];
    for (let count = 0; count < items; count += 1) {
      const product = await trx
        .insertInto('products')
        .values({
          key: `sample-${randomUUID()}`,
          name: `Brass lamp ${count}`,
          imageUrl: '/pictures/placeholder.svg',
          price: 1499,
          stockQuantity: 1_000_000,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const item = await trx
        .insertInto('registryItems')
        .values({
          registryId,
          productId: product.id,
          addedByUserId: ownerId,
          quantityRequested: quantity,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      itemIds.push(item.id);
    }
    return { registryId, shareCode, itemIds };
  });
}
