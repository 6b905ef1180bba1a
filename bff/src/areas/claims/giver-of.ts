import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../platform/rate-limits/client-network.ts';
import { giftNotFound } from './claim-errors.ts';

interface Giver {
  readonly registryId: string;
  readonly network: string;
}

export function giverOf({ openShare, ip }: FastifyRequest): Giver {
  if (!openShare) throw giftNotFound();
  return { registryId: openShare.registryId, network: clientNetwork(ip) };
}
