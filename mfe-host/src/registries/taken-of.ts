import type { RegistrySummary, TakenGifts } from '@gift-registry/bff-contract';

type Counts = Pick<
  RegistrySummary,
  'itemCount' | 'givenCount' | 'reservedCount' | 'promisedAmount'
>;

export const takenOf = (registry: Counts): TakenGifts => ({
  requested: registry.itemCount,
  given: registry.givenCount,
  reserved: registry.reservedCount,
  promised: registry.promisedAmount,
  price: null,
});

export const isTaken = ({ givenCount, reservedCount, promisedAmount }: Counts): boolean =>
  givenCount + reservedCount + promisedAmount > 0;
