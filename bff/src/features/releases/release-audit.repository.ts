import type { Db } from '../../platform/database/database.ts';
import type { ReleaseKey } from './release.ts';

export type ReleaseActor =
  | { readonly kind: 'token'; readonly tokenId: string; readonly ip: string }
  | { readonly kind: 'admin'; readonly userId: string; readonly ip: string }
  | { readonly kind: 'command' }
  | { readonly kind: 'automatic' };

export const byCommand: ReleaseActor = { kind: 'command' };

interface ReleaseEntry {
  readonly action:
    | 'release-published'
    | 'release-canary'
    | 'release-promoted'
    | 'release-rolled-back'
    | 'release-withdrawn'
    | 'prefix-handed-over'
    | 'release-preview'
    | 'release-retired'
    | 'release-contact-added'
    | 'release-contact-removed'
    | 'deploy-token-made'
    | 'deploy-token-revoked';
  readonly subject: ReleaseKey | string;
  readonly actor: ReleaseActor;
  readonly details?: object;
}

export async function insertReleaseEntry(
  trx: Db,
  { action, subject, actor, details }: ReleaseEntry,
): Promise<void> {
  const name = typeof subject === 'string' ? subject : `${subject.project}@${subject.version}`;
  await trx
    .insertInto('auditLog')
    .values({
      actorId: actor.kind === 'admin' ? actor.userId : null,
      action,
      subject: `release:${name}`,
      details: JSON.stringify({ by: actor, ...details }),
    })
    .execute();
}
