import type { SharedRegistry } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { newOrdersOf } from '../../platform/payments/new-orders.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';
import { findSharedRegistry } from './shared-registry.repository.ts';

/** One answer for unknown, malformed and revoked codes. */
export const registryUnavailable = (): AppError =>
  new AppError('not-found', 'This registry could not be found or is no longer available.');

export async function getSharedRegistry(
  { db, ...payment }: Pick<AppDependencies, 'config' | 'db' | 'payments'>,
  share: OpenShare | null,
): Promise<SharedRegistry> {
  const registry = share && (await findSharedRegistry(db, share.registryId));
  if (!registry) throw registryUnavailable();
  const { pickUp } = payment.config;
  return {
    ...registry,
    shareCode: share.shareCode,
    paysOnline: newOrdersOf(payment).holdMinutes !== null,
    pickUp,
  };
}
