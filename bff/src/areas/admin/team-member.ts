import type { FastifyRequest } from 'fastify';
import type { Role, SessionUser } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { requesterOf, type Requester } from '../../subjects/audit-log/requester.ts';
import { insertTeamEntries } from '../../subjects/audit-log/team-entries.repository.ts';

export interface TeamMember {
  readonly userId: string;
  readonly role: Role;
  readonly requester: Requester;
}

export const teamMemberOf = (
  { id: userId, role }: SessionUser,
  request: FastifyRequest,
): TeamMember => ({ userId, role, requester: requesterOf(request) });

interface TeamChange {
  /** In the past tense: 'registry-paused'. */
  readonly action: string;
  readonly kind: 'registry' | 'user' | 'query';
  readonly id: string;
  /** Needed where the change touches somebody's property. */
  readonly why?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export const insertTeamEntry = (
  trx: Db,
  { userId, requester }: TeamMember,
  { action, kind, id, why, details = {} }: TeamChange,
): Promise<void> =>
  insertTeamEntries(trx, requester, { actorId: userId, action, reason: why, details }, [
    `${kind}:${id}`,
  ]);
