import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { findConfirmedAddresses, isConfirmedAddress } from '../../guests/mailboxes.repository.ts';
import { thanksMailLimits } from '../../rate-limits/guest-mail-limits.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import { findMailedRegistry, type ReturnableGift } from './give-back.repository.ts';

export interface GiveBackMailer extends Pick<AppDependencies, 'outbox'> {
  readonly publicBaseUrl: string;
  readonly limiterKey: Buffer;
}

/** One mail for each address that the guest left, whatever the number of gifts. */
export async function tellGiver(
  { outbox, publicBaseUrl, limiterKey }: GiveBackMailer,
  trx: Db,
  registryId: string,
  gifts: readonly ReturnableGift[],
): Promise<void> {
  const [first] = gifts;
  if (!first) return;
  const giver = { registryId, guestId: first.guestId };
  const { registryName, ownerId, shareCode } = await findMailedRegistry(trx, giver);
  const limiter = createRateLimiter(trx, limiterKey);
  const byAddress = Map.groupBy(gifts, ({ guestEmail }) => guestEmail);
  for (const [to, given] of byAddress) {
    if (to === null) continue;
    if ((await limiter.take(thanksMailLimits({ to, hostId: ownerId }))) !== null) continue;
    const confirmed = await isConfirmedAddress(trx, to);
    await outbox.enqueue(trx, {
      topic: 'mail',
      payload: {
        template: 'gifts-given-back',
        to,
        data: {
          guestName: withoutLinks(given.at(-1)?.guestName ?? '', 30) || 'there',
          registryName: (confirmed && withoutLinks(registryName, 100)) || 'a gift registry',
          gifts: given.length,
          promised: given.some(({ kind }) => kind === 'contribution'),
          registryLink:
            shareCode === null ? null : `${publicBaseUrl}/r/${encodeURIComponent(shareCode)}`,
        },
      },
    });
  }
}

/** Addresses that nobody has confirmed may be invented, so nobody is mailed there about the gifts of a whole network. */
export async function tellConfirmedGivers(
  mailer: GiveBackMailer,
  trx: Db,
  registryId: string,
  gifts: readonly ReturnableGift[],
): Promise<void> {
  const addresses = gifts.flatMap(({ guestEmail }) => guestEmail ?? []);
  const confirmed = await findConfirmedAddresses(trx, addresses);
  const told = gifts.filter(({ guestEmail }) => guestEmail !== null && confirmed.has(guestEmail));
  for (const given of Map.groupBy(told, ({ guestId }) => guestId).values())
    await tellGiver(mailer, trx, registryId, given);
}
