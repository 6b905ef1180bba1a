import { upiPayee, type UpiPayee } from '@gift-registry/bff-contract';
import type { Config } from '../../platform/config/config.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';

/** A sealed payee opens for its registry alone, so that a copied row doesn't lead money elsewhere. */
export interface PayeeCipher {
  seal(payee: UpiPayee, registryId: string): string;
  open(sealed: string, registryId: string): UpiPayee;
}

const purposeOf = (registryId: string) => `upi-payee:${registryId}`;

export function createPayeeCipher({
  dataEncryptionKey,
}: Pick<Config, 'dataEncryptionKey'>): PayeeCipher {
  const cipher = createDataCipher(dataEncryptionKey);
  return {
    seal: (payee, registryId) => cipher.seal(JSON.stringify(payee), purposeOf(registryId)),
    open: (sealed, registryId) =>
      upiPayee.parse(JSON.parse(cipher.open(sealed, purposeOf(registryId)))),
  };
}
