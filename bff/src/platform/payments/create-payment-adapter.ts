import type { PaymentConfig } from '../config/payment-config.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { createRazorpayAdapter } from './razorpay-adapter.ts';

export const createManualAdapter = (): PaymentAdapter => ({
  name: 'manual',
  holdMinutes: null,
  start: () => Promise.resolve({ kind: 'instructions' }),
  end: () => Promise.resolve(true),
  readEvent: () => null,
  lookUp: () => Promise.resolve([]),
  refund: () => Promise.resolve(null),
});

export const createPaymentAdapter = (config: PaymentConfig): PaymentAdapter =>
  config.adapter === 'manual'
    ? createManualAdapter()
    : createRazorpayAdapter(config.adapter, config);
