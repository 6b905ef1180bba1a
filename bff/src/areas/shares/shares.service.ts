import { randomBytes } from 'node:crypto';
import type { Share } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { transact } from '../../database/transact.ts';
import { announceChange } from '../registries/announce-change.ts';
import { isOwner, lockRegistry, publishSharedDrafts } from '../registries/registries.repository.ts';
import { registryNotFound } from '../registries/registries.service.ts';
import { endShare, findActiveCode, insertShare, publishRegistry } from './shares.repository.ts';

/** 128 bits: nobody finds a registry by guessing. */
const CODE_BYTES = 16;

export function createSharesService({ config, db, outbox }: AppDependencies) {
  const toShare = (shareCode: string): Share => ({
    shareCode,
    url: `${config.publicBaseUrl}/r/${shareCode}`,
  });

  return {
    async find(ownerId: string, registryId: string): Promise<Share | null> {
      if (!(await isOwner(db, ownerId, registryId))) throw registryNotFound();
      await publishSharedDrafts(db, ownerId);
      const code = await findActiveCode(db, registryId);
      return code === null ? null : toShare(code);
    },

    /** Code and status change together: no guest ever holds the link of a draft. */
    create: (ownerId: string, registryId: string): Promise<Share> =>
      transact(db, async (trx) => {
        if (!(await lockRegistry(trx, ownerId, registryId))) throw registryNotFound();
        const active = await findActiveCode(trx, registryId);
        const code = active ?? randomBytes(CODE_BYTES).toString('base64url');
        if (active === null) await insertShare(trx, registryId, code);
        await publishRegistry(trx, registryId);
        if (active === null) await announceChange(trx, registryId);
        return toShare(code);
      }),

    revoke: (ownerId: string, registryId: string): Promise<void> =>
      transact(db, async (trx) => {
        if (!(await lockRegistry(trx, ownerId, registryId))) throw registryNotFound();
        if (await endShare(trx, registryId))
          await outbox.enqueue(trx, {
            topic: 'event',
            payload: { type: 'share-revoked', registryId },
          });
      }),
  };
}
