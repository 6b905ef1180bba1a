import type { Config } from '../config/config.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

export type NewOrders = Pick<PaymentAdapter, 'name' | 'holdMinutes'>;

interface Dependencies {
  readonly config: Pick<Config, 'onlinePayments'>;
  readonly payments: PaymentAdapter;
}

const byTheTeam: NewOrders = { name: 'manual', holdMinutes: null };

/** The payment of an order that begins now. Orders that wait for money keep their way. */
export const newOrdersOf = ({ config, payments }: Dependencies): NewOrders =>
  config.onlinePayments ? payments : byTheTeam;
