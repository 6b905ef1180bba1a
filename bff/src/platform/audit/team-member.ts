import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '@gift-registry/bff-contract';
import { requesterOf } from './requester.ts';
import type { TeamMember } from './team-entries.repository.ts';

interface Asked {
  readonly user: SessionUser;
  readonly request: FastifyRequest;
}

/** The person whose request a route answers. */
export const teamMemberOf = ({ user: { id: userId, role }, request }: Asked): TeamMember => ({
  ...{ userId, role },
  requester: requesterOf(request),
});
