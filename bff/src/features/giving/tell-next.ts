import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { registryInMail } from '../mails/index.ts';
import { takeNextInLine } from './waiting-line.repository.ts';
import type { WaitingLinks } from './waiting-links.ts';

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
    await outbox.enqueue(
      trx,
      {
        topic: 'mail',
        payload: {
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
      },
      { registryId: told.registryId },
    );
  return next.length;
}
