import type { RegistrySummary, TakenGifts } from '@gift-registry/bff-contract';

type Counts = Pick<
  RegistrySummary,
  'itemCount' | 'givenCount' | 'reservedCount' | 'pledgedAmount' | 'paidAmount' | 'receivedAmount'
>;

export const takenOf = (registry: Counts): TakenGifts => ({
  requested: registry.itemCount,
  given: registry.givenCount,
  reserved: registry.reservedCount,
  money: registry,
  price: null,
});

export const isTaken = ({ givenCount, reservedCount, pledgedAmount }: Counts): boolean =>
  givenCount + reservedCount + pledgedAmount > 0;
