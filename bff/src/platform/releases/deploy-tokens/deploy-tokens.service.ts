import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transactions/transact.ts';
import { insertReleaseEntry, type ReleaseActor } from '../release-audit.repository.ts';
import {
  insertToken,
  revokeToken,
  useToken,
  type DeployToken,
} from './deploy-tokens.repository.ts';

/** Lets secret scanners recognize a token. */
const PREFIX = 'grd_';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface TokenRequest {
  readonly project: string;
  readonly label: string;
  readonly minutes: number | null;
}

export interface MadeToken {
  readonly entry: DeployToken;
  readonly token: string;
}

export function makeDeployToken(
  db: Kysely<Database>,
  actor: ReleaseActor,
  request: TokenRequest,
): Promise<MadeToken> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const createdBy = actor.kind === 'admin' ? actor.userId : null;
  return transact(db, async (trx) => {
    const entry = await insertToken(trx, { ...request, tokenHash: hashOf(token), createdBy });
    await insertReleaseEntry(trx, {
      action: 'deploy-token-made',
      subject: request.project,
      actor,
      details: { tokenId: entry.id, label: request.label, expiresAt: entry.expiresAt },
    });
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
    if (revoked)
      await insertReleaseEntry(trx, {
        action: 'deploy-token-revoked',
        subject: revoked.project,
        actor,
        details: { tokenId: id, label: revoked.label },
      });
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
