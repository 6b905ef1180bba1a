import type { FastifyBaseLogger } from 'fastify';
import { joinSome, type GuestOrder } from '@gift-registry/bff-contract';
import {
  PaymentProviderError,
  type PaymentAdapter,
} from '../../platform/payments/payment-adapter.ts';

type Payable = Pick<
  GuestOrder,
  'number' | 'totalPaise' | 'heldUntil' | 'money' | 'lines' | 'instructions'
>;

interface Paying {
  readonly payments: PaymentAdapter;
  readonly log: FastifyBaseLogger;
  readonly returnUrl: string;
}

/** The provider's page for a waiting order; null when there is none, also while the provider doesn't answer. */
export async function openPayment(
  { payments, log, returnUrl }: Paying,
  { number, totalPaise, heldUntil, money, lines, instructions }: Payable,
): Promise<string | null> {
  if (instructions !== null) return null;
  if (heldUntil === null || money === 'paid' || Date.parse(heldUntil) < Date.now()) return null;
  const [first] = lines;
  const name = first?.productName.slice(0, 100) ?? 'A gift';
  try {
    const start = await payments.start({
      reference: number,
      paise: totalPaise,
      description: joinSome([name], lines.length - 1),
      returnUrl,
      heldUntil: new Date(heldUntil),
    });
    return start.kind === 'redirect' ? start.url : null;
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err;
    log.warn({ err, order: number }, 'the payment could not be opened');
    return null;
  }
}
