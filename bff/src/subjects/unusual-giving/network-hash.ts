import { createHmac, type KeyObject } from 'node:crypto';

interface Giver {
  readonly registryId: string;
  readonly network: string;
}

/** A hash that is the same for the gifts of one network in one registry, and tells nothing about other registries. */
export const networkHash = (key: KeyObject, { registryId, network }: Giver): Buffer =>
  createHmac('sha256', key).update(`gift-network\0${registryId}\0${network}`).digest();
