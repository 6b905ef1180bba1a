import type { TestApp } from '../test-app.ts';

export async function createSampleFund(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  registryId: string,
  ownerId: string,
  { showsProgress = true, goal = null }: { showsProgress?: boolean; goal?: number | null } = {},
): Promise<string> {
  const product = await db
    .insertInto('products')
    .values({
      name: 'Our honeymoon',
      imageUrl: '/pictures/fund-honeymoon.svg',
      sourceType: 'fund',
      fundKind: 'honeymoon',
      fundGoal: goal,
      fundShowsProgress: showsProgress,
      addedByUserId: ownerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('registryItems')
    .values({ registryId, productId: product.id, addedByUserId: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return item.id;
}
