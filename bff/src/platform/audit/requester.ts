import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../rate-limits/client-network.ts';

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
