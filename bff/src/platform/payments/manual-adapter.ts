import type { PaymentAdapter } from './payment-adapter.ts';

export const createManualAdapter = (): PaymentAdapter => ({
  name: 'manual',
  holdMinutes: null,
  start: () => Promise.resolve({ kind: 'instructions' }),
  end: () => Promise.resolve(true),
  readEvent: () => null,
  lookUp: () => Promise.resolve([]),
  refund: () => Promise.resolve(null),
});
