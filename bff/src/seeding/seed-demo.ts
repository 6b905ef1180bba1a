import type { Kysely, Transaction } from 'kysely';
import { todayInIndia } from '@gift-registry/bff-contract';
import { createAccount } from '../accounts/create-account.ts';
import type { Database } from '../database/tables.ts';
import { demoShareCode } from './demo-share-code.ts';

const host = {
  email: 'host@example.com',
  password: 'Demo-host-1',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'host',
  verified: true,
} as const;

const admin = {
  email: 'admin@example.com',
  password: 'Demo-admin-1',
  firstName: 'Kabir',
  lastName: 'Mehta',
  role: 'admin',
  verified: true,
} as const;

/** Constant, so that the URL printed by `npm start` stays valid. */

const wishes: readonly (readonly [productKey: string, quantity: number])[] = [
  ['gulmohar-dinner-set-16', 1],
  ['kansa-thali-set', 4],
  ['chai-cup-and-saucer-set-6', 2],
  ['hand-thrown-table-lamp', 2],
  ['jaipuri-razai', 1],
  ['brass-urli-bowl', 1],
  ['enamelled-cast-iron-kadhai', 1],
  ['family-photo-frame', 3],
  ['copper-water-jug', 1],
  ['handwoven-dhurrie-rug', 1],
  ['bath-towel-set-6', 2],
  ['jhoola-swing', 1],
];

function dayInIndia(daysAhead: number): string {
  return todayInIndia(new Date(Date.now() + daysAhead * 86_400_000));
}

async function insertRegistry(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const { id } = await trx
    .insertInto('registries')
    .values({
      ownerId,
      registryName: 'Asha weds Dev',
      occasion: 'wedding',
      eventDate: dayInIndia(45),
      guestRange: '100+',
      guestMessage:
        'Your blessings are the best gift. If you would like to bring something for our first home, here is what we would love.',
      phoneNumber: '9876543210',
      status: 'published',
      deliveryPreference: 'guest_delivery',
      termsAccepted: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('registryShares')
    .values({ registryId: id, shareCode: demoShareCode })
    .execute();
  const products = await trx
    .selectFrom('products')
    .select(['id', 'key'])
    .where(
      'key',
      'in',
      wishes.map(([key]) => key),
    )
    .execute();
  const productIds = new Map(products.map((product) => [product.key, product.id]));
  await trx
    .insertInto('registryItems')
    .values(
      wishes.flatMap(([key, quantity]) => {
        const productId = productIds.get(key);
        if (productId === undefined) throw new Error(`The catalogue has no product '${key}'.`);
        return {
          registryId: id,
          productId,
          addedByUserId: ownerId,
          quantityRequested: quantity,
        };
      }),
    )
    .execute();
}

/** Creates two accounts and a shared registry; later changes to them stay. */
export async function seedDemo(db: Kysely<Database>): Promise<void> {
  await createAccount(db, admin);
  const ownerId = await createAccount(db, host);
  await db.transaction().execute(async (trx) => {
    // Without the lock, two concurrent runs would both create the registry.
    await trx.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute();
    const shared = await trx
      .selectFrom('registryShares')
      .select('registryId')
      .where('shareCode', '=', demoShareCode)
      .executeTakeFirst();
    if (!shared) return insertRegistry(trx, ownerId);
    // Keeps the wedding in the future.
    await trx
      .updateTable('registries')
      .set({ eventDate: dayInIndia(45) })
      .where('id', '=', shared.registryId)
      .where('eventDate', '<', todayInIndia())
      .execute();
  });
}
