import type { Db } from '../database/database.ts';
import type { ReleaseKey } from './releases.repository.ts';

export type ReleaseAction =
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

export type ReleaseActor =
  | { readonly kind: 'token'; readonly tokenId: string; readonly ip: string }
  | { readonly kind: 'admin'; readonly userId: string; readonly ip: string }
  | { readonly kind: 'command' }
  | { readonly kind: 'automatic' };

export const byCommand: ReleaseActor = { kind: 'command' };

interface ReleaseEntry {
  readonly action: ReleaseAction;
  readonly subject: ReleaseKey | string;
  readonly actor: ReleaseActor;
  readonly details?: object;
}

const subjectOf = (subject: ReleaseEntry['subject']): string =>
  typeof subject === 'string' ? subject : `${subject.project}@${subject.version}`;

export async function insertReleaseEntry(
  trx: Db,
  { action, subject, actor, details }: ReleaseEntry,
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      actorId: actor.kind === 'admin' ? actor.userId : null,
      action,
      subject: `release:${subjectOf(subject)}`,
      details: JSON.stringify({ by: actor, ...details }),
    })
    .execute();
}
