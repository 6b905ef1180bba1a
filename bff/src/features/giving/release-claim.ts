import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { registryInMail } from '../mails/index.ts';
import type { WaitingLinks } from './claims-dependencies.ts';
import { markReleased, moveUnits } from './claims.repository.ts';
import { takeNextInLine } from './waiting-line.repository.ts';

export interface LineMailer extends Pick<AppDependencies, 'outbox'> {
  readonly waitingLinks: WaitingLinks;
}

/** Mails the first in the line of a gift that became free, and resolves to their number. The caller has locked the item. */
export async function tellNextInLine(
  { outbox, waitingLinks }: LineMailer,
  trx: Db,
  itemId: string,
): Promise<number> {
  const next = await takeNextInLine(trx, itemId);
  for (const told of next)
    await outbox.mail(
      trx,
      {
        template: 'gift-free',
        to: told.email,
        data: {
          productName: withoutLinks(told.productName, 120) || 'The gift',
          registryName: registryInMail(told.registryName),
          turnEndsAt: told.turnEndsAt,
          giftLink: waitingLinks.gift(told),
          leaveLink: waitingLinks.place(told),
        },
      },
      { registryId: told.registryId },
    );
  return next.length;
}

interface TakenUnits {
  readonly id: string;
  readonly itemId: string;
  readonly status: 'reserved' | 'purchased';
  readonly quantity: number;
}

/** Makes the units of a claim free and tells the next in the line. The caller has locked the item. */
export async function releaseClaim(
  line: LineMailer,
  trx: Db,
  { id, itemId, status, quantity }: TakenUnits,
): Promise<void> {
  await moveUnits(trx, itemId, { [status === 'reserved' ? 'reserved' : 'fulfilled']: -quantity });
  await markReleased(trx, id);
  await tellNextInLine(line, trx, itemId);
}
