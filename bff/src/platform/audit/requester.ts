import type { FastifyRequest } from 'fastify';
import type { Role, SessionUser } from '@gift-registry/bff-contract';
import { clientNetwork } from '../rate-limits/rate-limiter.ts';

export interface Requester {
  readonly ip: string;
  /** The /64 of an IPv6 address, the address itself otherwise. */
  readonly network: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export const requesterOf = ({ ip, headers, id }: FastifyRequest): Requester => ({
  ip,
  network: clientNetwork(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, 300),
  requestId: id,
});

/** A person of the team who acts. */
export interface TeamMember {
  readonly userId: string;
  readonly role: Role;
  readonly requester: Requester;
}

interface Asked {
  readonly user: SessionUser;
  readonly request: FastifyRequest;
}

/** The person whose request a route answers. */
export const teamMemberOf = ({ user: { id: userId, role }, request }: Asked): TeamMember => ({
  ...{ userId, role },
  requester: requesterOf(request),
});
