import type { UpiPayee } from '@gift-registry/bff-contract';
import { createPayeeCipher } from '../../features/money/upi-address.ts';
import type { TestApp } from '../test-app.ts';

export const samplePayee: UpiPayee = { address: 'asha.rao@okbank', payeeName: 'Asha Rao' };

/** Lets guests of a registry pay by UPI, as if its owner had tried the address. */
export async function takeUpi(
  { deps: { db, config } }: Pick<TestApp, 'deps'>,
  registryId: string,
  payee: UpiPayee = samplePayee,
): Promise<void> {
  const payeeSealed = createPayeeCipher(config).seal(payee, registryId);
  const changedAt = new Date();
  await db
    .insertInto('upiPayees')
    .values({ registryId, payeeSealed, changedAt, draftSealed: null })
    .onConflict((conflict) => conflict.column('registryId').doUpdateSet({ payeeSealed, changedAt }))
    .execute();
}
