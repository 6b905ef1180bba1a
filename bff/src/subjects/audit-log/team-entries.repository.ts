import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

/** Somebody of the team who changes what belongs to others. */
export interface TeamMember {
  readonly userId: string;
  readonly ip: string;
  readonly requestId: string;
}

export const teamMemberOf = ({ id }: SessionUser, request: FastifyRequest): TeamMember => ({
  userId: id,
  ip: request.ip,
  requestId: request.id,
});

interface TeamEntry {
  /** A verb in the past, such as `registry-paused`. */
  readonly action: string;
  readonly kind:
    | 'registry'
    | 'user'
    | 'query'
    | 'product'
    | 'category'
    | 'mail'
    | 'job'
    | 'setting'
    | 'announcement';
  readonly id: string;
  /** Needed where the change touches somebody's property. */
  readonly why?: string;
  /** Facts for the reader; no addresses, secrets or texts of others. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

export async function insertTeamEntry(
  trx: Db,
  { userId, ip, requestId }: TeamMember,
  { action, kind, id, why, details }: TeamEntry,
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      actorId: userId,
      action,
      subject: `${kind}:${id}`,
      details: JSON.stringify({ ip, requestId, why, ...details }),
    })
    .execute();
}
