import type { Kysely, Transaction } from 'kysely';
import { addDays, todayInIndia } from '@gift-registry/bff-contract';
import { createAccount } from '../features/accounts/sign-up.ts';
import { demoShareCode } from '../platform/config/demo-share-code.ts';
import type { Database } from '../platform/database/tables.ts';
import { transact } from '../platform/database/transact.ts';
import { fundDrawings } from '../platform/pictures/picture-url.ts';
import {
  findProductIds,
  findSharedRegistry,
  insertDemoFund,
  insertRegistryItems,
  insertSharedRegistry,
  lockUser,
  postponeEvent,
} from './demo-registry.repository.ts';
import { admin, host, wishes } from './demo.ts';

async function insertRegistry(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const registryId = await insertSharedRegistry(
    trx,
    {
      ownerId,
      registryName: 'Asha weds Dev',
      occasion: 'wedding',
      eventDate: addDays(todayInIndia(), 45),
      guestRange: '100+',
      guestMessage:
        'Your blessings are the best gift. If you would like to bring something for our first home, here is what we would love.',
      phoneNumber: '9876543210',
      showsEmail: true,
      status: 'published',
      deliveryPreference: 'guest_delivery',
      termsAccepted: true,
    },
    demoShareCode,
  );
  const fundId = await insertDemoFund(trx, ownerId, (await fundDrawings()).honeymoon);
  await insertRegistryItems(trx, [{ registryId, productId: fundId, addedByUserId: ownerId }]);
  const productIds = await findProductIds(
    trx,
    wishes.map(([key]) => key),
  );
  await insertRegistryItems(
    trx,
    wishes.map(([key, quantity]) => {
      const productId = productIds.get(key);
      if (productId === undefined) throw new Error(`The catalogue has no product '${key}'.`);
      return { registryId, productId, addedByUserId: ownerId, quantityRequested: quantity };
    }),
  );
}

/** Later changes to the accounts and the registry stay. */
export async function seedDemo(db: Kysely<Database>): Promise<{ readonly adminId: string }> {
  const adminId = await createAccount(db, { ...admin, role: 'admin', verified: true });
  const ownerId = await createAccount(db, { ...host, role: 'host', verified: true });
  await transact(db, async (trx) => {
    // Without the lock, two concurrent runs would both create the registry.
    await lockUser(trx, ownerId);
    const registryId = await findSharedRegistry(trx, demoShareCode);
    if (registryId === undefined) return insertRegistry(trx, ownerId);
    await postponeEvent(trx, registryId, {
      eventDate: addDays(todayInIndia(), 45),
      today: todayInIndia(),
    });
  });
  return { adminId };
}
