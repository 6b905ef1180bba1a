import type { PaymentConfig } from '../config/payment-config.ts';
import { createManualAdapter } from './manual-adapter.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { createRazorpayAdapter } from './razorpay/razorpay-adapter.ts';

/** The demo pays at a local provider that speaks the same API. */
export const createPaymentAdapter = (config: PaymentConfig): PaymentAdapter =>
  config.adapter === 'manual'
    ? createManualAdapter(config.instructions)
    : createRazorpayAdapter(config.adapter, config);
