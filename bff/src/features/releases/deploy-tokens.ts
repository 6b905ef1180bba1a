import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeployToken } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  insertToken,
  revokeToken,
  useToken,
  type TokenRequest,
} from './deploy-tokens.repository.ts';
import { insertReleaseEntry, type ReleaseActor } from './release-list.repository.ts';

/** Lets secret scanners recognize a token. */
const PREFIX = 'grd_';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function makeDeployToken(
  db: Kysely<Database>,
  actor: ReleaseActor,
  request: TokenRequest,
): Promise<{ readonly entry: DeployToken; readonly token: string }> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const createdBy = actor.kind === 'admin' ? actor.userId : null;
  return transact(db, async (trx) => {
    const entry = await insertToken(trx, { ...request, tokenHash: hashOf(token), createdBy });
    const { id: tokenId, label, expiresAt, project: subject } = entry;
    const details = { tokenId, label, expiresAt };
    await insertReleaseEntry(trx, { action: 'deploy-token-made', subject, actor, details });
    return { entry, token };
  });
}

export function revokeDeployToken(
  db: Kysely<Database>,
  actor: ReleaseActor,
  id: string,
): Promise<DeployToken | undefined> {
  return transact(db, async (trx) => {
    const revoked = await revokeToken(trx, id);
    if (!revoked) return undefined;
    const { project: subject, label } = revoked;
    const details = { tokenId: id, label };
    await insertReleaseEntry(trx, { action: 'deploy-token-revoked', subject, actor, details });
    return revoked;
  });
}

export async function tokenOfHeader(
  db: Kysely<Database>,
  header: string | undefined,
): Promise<DeployToken | undefined> {
  const token = /^Bearer (grd_[\w-]{43})$/.exec(header ?? '')?.[1];
  return token === undefined ? undefined : useToken(db, hashOf(token));
}
