import type { Transaction } from 'kysely';
import type { TeamRegistry } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  tellGivers,
  type GiveBackMailer,
  releaseGifts,
  findGuestOfGift,
  findReturnableGifts,
  lockItemsOf,
  type LineMailer,
} from '../giving/index.ts';
import {
  markRestored,
  registryNotFound,
  publishHostsChanged,
  publishRegistryChanged,
} from '../registries/index.ts';
import * as changes from './team-registry.repository.ts';
import { findTeamRegistry } from './team-registry.repository.ts';

export type TeamRegistryDependencies = Pick<AppDependencies, 'db' | 'outbox'> &
  LineMailer &
  GiveBackMailer;
type Trx = Transaction<Database>;
type Registry = NonNullable<Awaited<ReturnType<typeof changes.lockTeamRegistry>>>;

const conflict = (message: string) => new AppError('conflict', message);

export async function showTeamRegistry(db: Db, registryId: string): Promise<TeamRegistry> {
  const registry = await findTeamRegistry(db, registryId);
  if (!registry) throw registryNotFound();
  return registry;
}

interface Change {
  readonly action: string;
  readonly why: string;
  /** Resolves to facts for the audit log. */
  readonly apply: (
    trx: Trx,
    registry: Registry,
  ) => Promise<Readonly<Record<string, string | number>> | undefined>;
  /** Locks what goes before the registry in the order of locks. */
  readonly before?: (trx: Trx) => Promise<void>;
}

export async function changeRegistry(
  { db, outbox }: TeamRegistryDependencies,
  by: TeamMember,
  registryId: string,
  { action, why, apply, before }: Change,
): Promise<TeamRegistry> {
  await transact(db, async (trx) => {
    await before?.(trx);
    const registry = await changes.lockTeamRegistry(trx, registryId);
    if (!registry) throw registryNotFound();
    const details = (await apply(trx, registry)) ?? {};
    await insertTeamEntry(trx, by, { action, subject: `registry:${registryId}`, why, details });
    await publishHostsChanged(trx, registryId);
  });
  outbox.wake();
  return showTeamRegistry(db, registryId);
}

const endPages = async (outbox: AppDependencies['outbox'], trx: Trx, registryId: string) => {
  await outbox.enqueue(trx, { topic: 'event', payload: { type: 'share-revoked', registryId } });
};

export const pause =
  (paused: boolean): Change['apply'] =>
  async (trx, { id, giftsPausedAt }) => {
    if (paused === (giftsPausedAt !== null))
      throw conflict(paused ? 'The gifts are paused already.' : 'The gifts aren’t paused.');
    await changes.setPaused(trx, id, paused);
    await publishRegistryChanged(trx, id, 'host');
  };

export const publish =
  ({ outbox }: TeamRegistryDependencies, published: boolean): Change['apply'] =>
  async (trx, { id, status }) => {
    if (status !== (published ? 'draft' : 'published'))
      throw conflict(
        published ? 'Only a draft can be published.' : 'This registry isn’t published.',
      );
    await changes.setPublished(trx, id, published);
    if (!published) await endPages(outbox, trx, id);
  };

export const endLinks =
  ({ outbox }: TeamRegistryDependencies): Change['apply'] =>
  async (trx, { id }) => {
    const links = await changes.revokeLinks(trx, id);
    if (links === 0) throw conflict('This registry has no open link.');
    await endPages(outbox, trx, id);
    return { links };
  };

export const restore =
  (): Change['apply'] =>
  async (trx, { id, ownerId }) => {
    if (!(await markRestored(trx, ownerId, id)))
      throw conflict('This registry isn’t deleted, or was deleted more than 30 days ago.');
  };

export const handOver =
  (email: string): Change['apply'] =>
  async (trx, { id, ownerId, deletedAt }) => {
    const account = await changes.findAccountByEmail(trx, email);
    const field = { field: 'email' };
    if (!account) throw new AppError('conflict', 'No account has this address.', field);
    if (account.id === ownerId)
      throw new AppError('conflict', 'This person owns the registry already.', field);
    if (account.lockedAt ?? account.deletesAt)
      throw new AppError('conflict', 'This account is locked or is going to be deleted.', field);
    if (account.emailVerifiedAt === null)
      throw new AppError('conflict', 'This person has not confirmed the address yet.', field);
    if (deletedAt !== null) throw conflict('Restore this registry first.');
    await changes.setOwner(trx, id, account.id);
    return { from: ownerId, to: account.id };
  };

/** All gifts of the guest of one gift: their items are locked before the registry, as in a claim. */
function giftsOfGuest(deps: TeamRegistryDependencies, registryId: string, giftId: string) {
  let itemIds: readonly string[] = [];
  let guestId: string | undefined;
  return {
    async before(trx: Trx): Promise<void> {
      guestId = await findGuestOfGift(trx, { registryId, giftId });
      itemIds = guestId ? await lockItemsOf(trx, { registryId, guestId }) : [];
    },
    guest: () => guestId,
    async giveBack(trx: Trx): Promise<number> {
      const gifts = guestId ? await findReturnableGifts(trx, { registryId, guestId }, itemIds) : [];
      await releaseGifts(deps, trx, gifts);
      await tellGivers(deps, trx, registryId, gifts);
      return gifts.length;
    },
  };
}

export function giveBack(deps: TeamRegistryDependencies, registryId: string, giftId: string) {
  const { before, giveBack: giveBackAll } = giftsOfGuest(deps, registryId, giftId);
  return {
    before,
    async apply(trx: Trx) {
      const gifts = await giveBackAll(trx);
      if (gifts === 0) throw conflict('No gift of this guest can be given back any more.');
      return { gifts };
    },
  };
}

export function stop(deps: TeamRegistryDependencies, registryId: string, giftId: string) {
  const { before, guest, giveBack: giveBackAll } = giftsOfGuest(deps, registryId, giftId);
  return {
    before,
    async apply(trx: Trx) {
      const guestId = guest();
      if (guestId === undefined) throw conflict('This gift has no guest any more.');
      if (!(await changes.insertStop(trx, { registryId, guestId })))
        throw conflict('This guest is stopped already.');
      return { gifts: await giveBackAll(trx) };
    },
  };
}

export function letGiveAgain(registryId: string, giftId: string): Pick<Change, 'apply'> {
  return {
    async apply(trx) {
      const guestId = await findGuestOfGift(trx, { registryId, giftId });
      if (guestId === undefined || !(await changes.deleteStop(trx, { registryId, guestId })))
        throw conflict('This guest isn’t stopped.');
      return undefined;
    },
  };
}
