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
    .selectFrom('registry_shares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registry_id')
    .innerJoin('profiles as owner', 'owner.id', 'registry.owner_id')
    .select(['registry.registry_name', 'owner.first_name', 'owner.last_name'])
    .where('share.share_code', '=', shareCode)
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
    registryName: host.registry_name,
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
        ownerName: `${host.first_name} ${host.last_name}`.trim() || host.registry_name,
        state: gift.status === 'reserved' ? 'reserved' : 'purchased',
        expiresAt: gift.expiresAt,
      },
    },
  });
}
