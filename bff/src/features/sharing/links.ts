import { randomBytes } from 'node:crypto';
import {
  type Share,
  maxNamedLinks,
  type addLink as addLinkRoute,
  type changeLink as changeLinkRoute,
  type RegistryLink,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import {
  lockRegistry,
  registryNotFound,
  requireHost,
  publishRegistryChanged,
} from '../registries/index.ts';
import {
  deactivateShare,
  findShareCode,
  insertShare,
  publishDraft,
  closeLink,
  copyLink,
  findLinks,
  insertNamedLink,
  updateLink,
  type LinkRow,
} from './links.repository.ts';

/** `address` is a share code, or the readable name that a host chose. */
export const shareLink = (origin: string, address: string): string =>
  `${origin}/r/${encodeURIComponent(address)}`;

/** 128 bits can't be guessed. */
const CODE_BYTES = 16;

const newShareCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

type Dependencies = Pick<AppDependencies, 'config' | 'db' | 'outbox'>;

const toShare = ({ config }: Dependencies, shareCode: string): Share => ({
  shareCode,
  url: shareLink(linkOrigin(config), shareCode),
});

export async function findShare(
  deps: Dependencies,
  userId: string,
  registryId: string,
): Promise<Share | null> {
  await requireHost(deps.db, userId, registryId);
  const code = await findShareCode(deps.db, registryId);
  return code === null ? null : toShare(deps, code);
}

/** Publishes the registry in the same transaction, so that guests never open a draft. */
export const createShare = (
  deps: Dependencies,
  userId: string,
  registryId: string,
): Promise<Share> =>
  transact(deps.db, async (trx) => {
    if (!(await lockRegistry(trx, userId, registryId))) throw registryNotFound();
    const active = await findShareCode(trx, registryId);
    if (active !== null) return toShare(deps, active);
    const code = newShareCode();
    await publishDraft(trx, registryId);
    await insertShare(trx, registryId, code);
    await publishRegistryChanged(trx, registryId, 'host');
    return toShare(deps, code);
  });

export const revokeShare = (
  { db, outbox }: Dependencies,
  userId: string,
  registryId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    if (!(await lockRegistry(trx, userId, registryId))) throw registryNotFound();
    if (!(await deactivateShare(trx, registryId))) return;
    await outbox.enqueue(trx, { topic: 'event', payload: { type: 'share-revoked', registryId } });
  });

export type LinksDependencies = Pick<AppDependencies, 'config' | 'db' | 'outbox'>;

interface LinkOf {
  readonly userId: string;
  readonly registryId: string;
  readonly linkId: string;
}

const toLink =
  ({ config }: LinksDependencies) =>
  ({ shareCode, label, isNamed, ...link }: LinkRow): RegistryLink => ({
    ...link,
    openings: [...link.openings],
    label: isNamed ? label : null,
    url: shareLink(linkOrigin(config), shareCode),
  });

const readLinks = async (deps: LinksDependencies, db: Db, registryId: string) => ({
  links: (await findLinks(db, registryId)).map(toLink(deps)),
});

export async function listLinks(deps: LinksDependencies, userId: string, registryId: string) {
  await requireHost(deps.db, userId, registryId);
  return readLinks(deps, deps.db, registryId);
}

/** Links of one name can't be told apart, for example when one of them is to end. */
function requireFreeName(links: readonly LinkRow[], label: string): void {
  const name = label.toLowerCase();
  if (links.some((link) => link.isNamed && link.label.toLowerCase() === name))
    throw new AppError(
      'conflict',
      `There is a link “${label}” already. Please choose another name.`,
      {
        field: 'label',
      },
    );
}

export const addLink = (
  deps: LinksDependencies,
  userId: string,
  registryId: string,
  { label }: z.output<typeof addLinkRoute.body>,
) =>
  transact(deps.db, async (trx) => {
    const registry = await lockRegistry(trx, userId, registryId);
    if (!registry) throw registryNotFound();
    if (registry.status === 'draft')
      throw new AppError('conflict', 'Please publish your registry first.');
    const named = (await findLinks(trx, registryId)).filter(({ isNamed }) => isNamed);
    if (named.length >= maxNamedLinks)
      throw new AppError('conflict', `A registry can have ${maxNamedLinks} links of this kind.`);
    requireFreeName(named, label);
    await insertNamedLink(trx, { registryId, shareCode: newShareCode(), label });
    return readLinks(deps, trx, registryId);
  });

const withLink = (
  deps: LinksDependencies,
  { userId, registryId, linkId }: LinkOf,
  endsPages: boolean,
  change: (trx: Db, others: readonly LinkRow[]) => Promise<void>,
) =>
  transact(deps.db, async (trx) => {
    if (!(await lockRegistry(trx, userId, registryId))) throw registryNotFound();
    const links = await findLinks(trx, registryId);
    if (!links.some(({ id }) => id === linkId))
      throw new AppError('not-found', 'This link has ended already.');
    await change(
      trx,
      links.filter(({ id }) => id !== linkId),
    );
    if (endsPages)
      await deps.outbox.enqueue(trx, {
        topic: 'event',
        payload: { type: 'share-revoked', registryId },
      });
    return readLinks(deps, trx, registryId);
  });

export const changeLink = (
  deps: LinksDependencies,
  link: LinkOf,
  change: z.output<typeof changeLinkRoute.body>,
) =>
  withLink(
    deps,
    link,
    change.paused === true || typeof change.endsOn === 'string',
    async (trx, others) => {
      if (change.label !== undefined) requireFreeName(others, change.label);
      await updateLink(trx, link.linkId, change);
    },
  );

/** The old code stops in the transaction that makes the new one. */
export const rotateLink = (deps: LinksDependencies, link: LinkOf) =>
  withLink(deps, link, true, async (trx) => {
    await closeLink(trx, link.linkId);
    await copyLink(trx, link.linkId, newShareCode());
  });

export const endLink = (deps: LinksDependencies, link: LinkOf) =>
  withLink(deps, link, true, (trx) => closeLink(trx, link.linkId));
