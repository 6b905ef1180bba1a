import type { Share } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { shareLink } from './share-link.ts';
import {
  lockRegistry,
  registryNotFound,
  requireHost,
  publishRegistryChanged,
} from '../registries/index.ts';
import { newShareCode } from './share-code.ts';
import { deactivateShare, findShareCode, insertShare, publishDraft } from './shares.repository.ts';

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
