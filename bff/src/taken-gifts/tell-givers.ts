import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { isConfirmedAddress } from '../guests/mailboxes.repository.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { thanksMailLimits } from '../rate-limits/guest-mail-limits.ts';
import { createRateLimiter } from '../rate-limits/rate-limiter.ts';
import { settleRemovedGifts, type RemovedGift } from './removed-gifts.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'outbox' | 'config'>;

const BATCH = 100;

async function tell(
  { outbox, config }: Dependencies,
  trx: Db,
  { guestEmail: to, ownerId, ...gift }: RemovedGift,
): Promise<void> {
  if (to === null) return;
  const limiter = createRateLimiter(trx, derivedKey(config.sessionSecret, 'rate-limits'));
  if ((await limiter.take(thanksMailLimits({ to, hostId: ownerId }))) !== null) return;
  const confirmed = await isConfirmedAddress(trx, to);
  const productName = confirmed || gift.fromCatalogue ? withoutLinks(gift.productName, 120) : '';
  const registryName = confirmed ? withoutLinks(gift.registryName, 100) : '';
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: {
      template: 'gift-removed',
      to,
      data: {
        guestName: withoutLinks(gift.guestName, 30) || 'there',
        productName: productName || 'your gift',
        registryName: registryName || 'a gift registry',
        state: gift.state,
        amount: gift.amount,
        registryLink:
          gift.shareCode === null
            ? null
            : `${config.publicBaseUrl}/r/${encodeURIComponent(gift.shareCode)}`,
      },
    },
  });
}

/** Tells givers that a host removed their gift or made it smaller, some minutes after the host did, without telling hosts. */
export async function tellGiversOfRemovals(deps: Dependencies): Promise<boolean> {
  const told = await transact(deps.db, async (trx) => {
    const gifts = await settleRemovedGifts(trx, BATCH);
    for (const gift of gifts) await tell(deps, trx, gift);
    return gifts.length;
  });
  deps.outbox.wake();
  return told > 0;
}
