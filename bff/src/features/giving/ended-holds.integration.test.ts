import { sql } from 'kysely';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from './claims-dependencies.ts';
import { sweepExpiredHolds } from './hold-gift.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

async function endHolds(registryId: string, holdsOfItem: number): Promise<void> {
  await sql`
    with held as (
      update registry_items set quantity_reserved = ${holdsOfItem} where registry_id = ${registryId} returning id
    )
    insert into claims (item_id, guest_id, status, quantity, expires_at)
    select held.id, uuidv7(), 'reserved', 1, now() - interval '1 minute'
      from held, generate_series(1, ${holdsOfItem}::int)`.execute(app.deps.db);
}

test('all holds that end at once are released in one run of the sweeper, and guests are told once a batch', async () => {
  const { user } = await signUpAndIn(app);
  const { registryId } = await createSampleRegistry(app, user.id, { items: 50, quantity: 10 });
  await endHolds(registryId, 10);
  const deps = createClaimsDependencies(app.deps);
  let runs = 0;
  while (await sweepExpiredHolds(deps)) runs += 1;
  const { held, version } = await app.deps.db
    .selectFrom('registries')
    .innerJoin('registryItems as item', 'item.registryId', 'registries.id')
    .select([sql<number>`sum(item.quantity_reserved)::int`.as('held'), 'version'])
    .where('registries.id', '=', registryId)
    .groupBy('version')
    .executeTakeFirstOrThrow();
  expect(held).toBe(0);
  expect(version).toBeLessThanOrEqual(1 + runs);
  expect(runs).toBeLessThanOrEqual(5);
});

test('an item that a claim has locked doesn’t stop the others', async () => {
  const { user } = await signUpAndIn(app);
  const { registryId, itemIds } = await createSampleRegistry(app, user.id, { items: 2 });
  await endHolds(registryId, 1);
  const reserved = async () => {
    const items = await app.deps.db
      .selectFrom('registryItems')
      .select('quantityReserved')
      .where('registryId', '=', registryId)
      .orderBy('id')
      .execute();
    return items.map((item) => item.quantityReserved);
  };
  const deps = createClaimsDependencies(app.deps);
  await app.deps.db.transaction().execute(async (trx) => {
    await sql`select from registry_items where id = ${itemIds[0]} for update`.execute(trx);
    while (await sweepExpiredHolds(deps));
    expect(await reserved()).toEqual([1, 0]);
  });
  while (await sweepExpiredHolds(deps));
  expect(await reserved()).toEqual([0, 0]);
});
