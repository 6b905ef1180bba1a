import { z } from 'zod';
import {
  withoutLinks,
  type ReplyOf,
  type sayThanks as sayThanksRoute,
  type SentNote,
  type SessionUser,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { derivedKeys, createSigner } from '../../platform/keys/signer.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import {
  type GuestMailer,
  findMailEvent,
  guestInMail,
  noNames,
  confirmAddress,
} from '../mails/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import {
  type ThankableGift,
  deleteNotes,
  findNotes,
  findMailedGiver,
  findReadableNote,
  giftsOfBatch,
  insertNote,
  isGiftOf,
  lockThankableGifts,
  type ReadableNote,
} from './thanks.repository.ts';

interface ThanksLinks {
  create(noteId: string): string;
  verify(token: string): string | null;
}

export function createThanksLinks(
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
): ThanksLinks {
  const signer = createSigner(derivedKeys(config.sessionSecrets, 'thanks-link'));
  return {
    create: (noteId) =>
      `${linkOrigin(config)}/thank-you?${new URLSearchParams({ note: signer.sign(noteId) })}`,
    verify(token) {
      return z.uuid().safeParse(signer.unsign(token)).data ?? null;
    },
  };
}

interface ThanksMailer {
  readonly guestMailer: GuestMailer;
  readonly links: ThanksLinks;
}

interface Host {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface SentThanks {
  readonly gift: ThankableGift;
  readonly noteId: string;
  readonly note: string;
  readonly host: Host;
  readonly replyToMe: boolean;
}

/** Mails a note. A mail to an address that nobody has confirmed repeats no words of strangers: it leads to the note. */
async function mailThanks(
  { guestMailer, links }: ThanksMailer,
  trx: Db,
  { gift, noteId, note, host, replyToMe }: SentThanks,
): Promise<void> {
  const { guestEmail: to, registryId } = gift;
  if (to === null) return;
  const hostName = withoutLinks(`${host.firstName} ${host.lastName}`);
  const data = { noteLink: links.create(noteId), replyTo: replyToMe ? host.email : null };
  await guestMailer.send(trx, {
    to,
    registryId,
    full: {
      template: 'thank-you',
      to,
      data: {
        ...data,
        guestName: guestInMail(gift.guestName),
        note,
        hostName: hostName || withoutLinks(gift.registryName, 100) || 'Your host',
        productName: withoutLinks(gift.productName, 120) || 'your gift',
      },
    },
    neutral: {
      template: 'thank-you',
      to,
      data: { ...data, guestName: noNames.guestName, event: await findMailEvent(trx, registryId) },
    },
  });
}

interface ThanksDependencies extends ThanksMailer, Pick<AppDependencies, 'db'> {}

const emptyNote = (): AppError =>
  new AppError('invalid-input', 'Please write a note', { field: 'notes' });

async function publishAll(trx: Parameters<typeof publishRegistryChanged>[0], ids: string[]) {
  for (const registryId of [...new Set(ids)].sort())
    await publishRegistryChanged(trx, registryId, 'host');
}

export async function sayThanks(
  deps: ThanksDependencies,
  user: SessionUser,
  { batchId, channel, replyToMe, notes }: z.output<typeof sayThanksRoute.body>,
): Promise<ReplyOf<typeof sayThanksRoute>> {
  if (channel !== 'in-person' && notes.some(({ note }) => note === '')) throw emptyNote();
  return transact(deps.db, async (trx) => {
    const { openIds } = await findGiftBooks(trx, user.id);
    const noteOf = new Map(notes.map(({ giftId, note }) => [giftId, note]));
    const gifts = await lockThankableGifts(trx, [...noteOf.keys()], openIds);
    const done = new Set(await giftsOfBatch(trx, batchId, user.id));
    const notMailed: string[] = [];
    const changed: string[] = [];
    for (const gift of gifts) {
      if (done.has(gift.id)) continue;
      if (channel === 'mail' && gift.guestEmail === null) {
        notMailed.push(gift.id);
        continue;
      }
      const note = channel === 'in-person' ? '' : (noteOf.get(gift.id) ?? '');
      const noteId = await insertNote(trx, { gift, batchId, sentBy: user.id, channel, note });
      if (noteId === undefined) continue;
      done.add(gift.id);
      changed.push(gift.registryId);
      if (channel === 'mail')
        await mailThanks(deps, trx, { gift, noteId, note, host: user, replyToMe });
    }
    await publishAll(trx, changed);
    return { thanked: [...done].filter((id) => noteOf.has(id)), notMailed };
  });
}

export const undoThanks = (
  { db }: ThanksDependencies,
  userId: string,
  batchId: string,
): Promise<number> =>
  transact(db, async (trx) => {
    const removed = await deleteNotes(trx, batchId, userId);
    await publishAll(
      trx,
      removed.map(({ registryId }) => registryId),
    );
    return removed.length;
  });

export async function listThanks(db: Db, userId: string, giftId: string): Promise<SentNote[]> {
  const { openIds } = await findGiftBooks(db, userId);
  if (!(await isGiftOf(db, giftId, openIds)))
    throw new AppError('not-found', 'This gift is no longer in your Gift Book.');
  return findNotes(db, giftId, openIds);
}

export async function readThanks(
  { db, links }: ThanksDependencies,
  token: string,
): Promise<ReadableNote> {
  const noteId = links.verify(token);
  const note = noteId === null ? undefined : await findReadableNote(db, noteId);
  if (noteId === null || !note)
    throw new AppError(
      'token-invalid',
      'This note can’t be opened. The link may be incomplete, or the note is gone.',
    );
  const giver = await findMailedGiver(db, noteId);
  if (giver) await confirmAddress(db, giver);
  return note;
}
