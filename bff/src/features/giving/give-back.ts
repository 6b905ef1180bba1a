import type { Transaction } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import {
  type GuestMailer,
  findMailEvent,
  guestInMail,
  noNames,
  registryInMail,
} from '../mails/index.ts';
import { shareLink } from '../sharing/index.ts';
import { releaseClaims } from './claims.repository.ts';
import { withdraw } from './units.ts';
import { markGivenBack, type ReturnableGift, findMailedRegistry } from './give-back.repository.ts';
import { tellNextInLine, type LineMailer } from './release-claim.ts';

/** Frees the units of gifts and tells those who wait for them. The caller has locked the items. */
export async function releaseGifts(
  line: LineMailer,
  trx: Transaction<Database>,
  gifts: readonly ReturnableGift[],
): Promise<void> {
  await releaseClaims(
    trx,
    gifts.filter(({ kind }) => kind === 'claim').map(({ id }) => id),
  );
  for (const gift of gifts)
    if (gift.amount !== null) await withdraw(trx, { ...gift, amount: gift.amount });
  await markGivenBack(
    trx,
    gifts.map(({ id }) => id),
  );
  for (const itemId of new Set(gifts.map((gift) => gift.itemId)))
    await tellNextInLine(line, trx, itemId);
}

export interface GiveBackMailer {
  readonly guestMailer: GuestMailer;
  readonly publicBaseUrl: string;
}

/** Mails each guest who left an address that their own gifts were given back, once whatever the number of gifts. */
export async function tellGivers(
  mailer: GiveBackMailer,
  trx: Db,
  registryId: string,
  gifts: readonly ReturnableGift[],
): Promise<void> {
  for (const given of Map.groupBy(gifts, ({ guestId }) => guestId).values())
    await tellGiver(mailer, trx, registryId, given);
}

async function tellGiver(
  { guestMailer, publicBaseUrl }: GiveBackMailer,
  trx: Db,
  registryId: string,
  gifts: readonly ReturnableGift[],
): Promise<void> {
  const [first] = gifts;
  if (!first) return;
  const { guestId } = first;
  const { registryName, shareCode } = await findMailedRegistry(trx, { registryId, guestId });
  const event = await findMailEvent(trx, registryId);
  const byAddress = Map.groupBy(gifts, ({ guestEmail }) => guestEmail);
  for (const [to, given] of byAddress) {
    if (to === null) continue;
    const data = {
      gifts: given.length,
      promised: given.some(({ kind }) => kind === 'contribution'),
      registryLink: shareCode === null ? null : shareLink(publicBaseUrl, shareCode),
    };
    await guestMailer.send(trx, {
      to,
      registryId,
      full: {
        template: 'gifts-given-back',
        to,
        data: {
          ...data,
          guestName: guestInMail(given.at(-1)?.guestName ?? ''),
          registryName: registryInMail(registryName),
        },
      },
      neutral: {
        template: 'gifts-given-back',
        to,
        data: { ...data, guestName: noNames.guestName, registryName: noNames.registryName, event },
      },
    });
  }
}
