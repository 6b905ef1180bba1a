import type { GuestGift } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';

interface Receipt {
  readonly to: string;
  readonly shareCode: string;
  readonly guestId: string;
  readonly gift: GuestGift;
}

async function findHosts(db: Db, shareCode: string) {
  return db
    .selectFrom('registryShares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registryId')
    .innerJoin('profiles as owner', 'owner.id', 'registry.ownerId')
    .select(['registry.registryName', 'owner.firstName', 'owner.lastName'])
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirstOrThrow();
}

/** Mails a guest what was recorded, with the link that opens the own gifts on any device. */
export async function sendReceipt(
  { outbox, giftsLinks }: Pick<ClaimsDependencies, 'outbox' | 'giftsLinks'>,
  trx: Db,
  { to, shareCode, guestId, gift }: Receipt,
): Promise<void> {
  const host = await findHosts(trx, shareCode);
  const common = {
    guestName: gift.guestName,
    productName: gift.productName,
    registryName: host.registryName,
    giftsLink: giftsLinks.address({ guestId, shareCode }),
  };
  if (gift.amount !== null) {
    await outbox.enqueue(trx, {
      topic: 'mail',
      payload: { template: 'contribution-receipt', to, data: { ...common, amount: gift.amount } },
    });
    return;
  }
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: {
      template: 'claim-receipt',
      to,
      data: {
        ...common,
        quantity: gift.quantity,
        ownerName: `${host.firstName} ${host.lastName}`.trim() || host.registryName,
        state: gift.status === 'reserved' ? 'reserved' : 'purchased',
        expiresAt: gift.expiresAt,
      },
    },
  });
}
