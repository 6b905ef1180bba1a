import type { PaymentConfig } from '../config/payment-config.ts';
import { createManualAdapter } from './manual-adapter.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { createRazorpayAdapter } from './razorpay/razorpay-adapter.ts';

export const createPaymentAdapter = (config: PaymentConfig): PaymentAdapter =>
  config.adapter === 'manual'
    ? createManualAdapter()
    : createRazorpayAdapter(config.adapter, config);
