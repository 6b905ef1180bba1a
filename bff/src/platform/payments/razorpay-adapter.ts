import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  PaymentProviderError,
  type PaymentAdapter,
  type PaymentFact,
  type PaymentRequest,
  type RefundRequest,
} from './payment-adapter.ts';
import {
  createRazorpayClient,
  type PaymentLink,
  type RazorpayClient,
  type RazorpayKeys,
} from './razorpay-client.ts';
import { readRazorpayEvent } from './razorpay-events.ts';

/** Compares in constant time. A signature of another length or with other characters is wrong and never throws. */
function isSigned(content: Buffer | string, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(content).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const HOLD_MINUTES = 30;

/** A link ends before its hold, so that money on its way still finds the units. The provider refuses links of less than 15 minutes. */
const LAST_MINUTES = 10;
const LEAST_LINK_MINUTES = 16;

export interface RazorpaySettings extends RazorpayKeys {
  readonly webhookSecret: string;
}

const minutesFromNow = (minutes: number): number => Date.now() + minutes * 60_000;

const endOfLink = (heldUntil: Date): Date =>
  new Date(
    Math.max(heldUntil.getTime() - LAST_MINUTES * 60_000, minutesFromNow(LEAST_LINK_MINUTES)),
  );

async function linksOf(client: RazorpayClient, reference: string): Promise<PaymentLink[]> {
  const links = await client.listLinks(reference);
  return Promise.all(links.map(({ id }) => client.findLink(id)));
}

async function factsOfPayment(
  client: RazorpayClient,
  reference: string,
  paymentId: string,
): Promise<PaymentFact[]> {
  const [payment, refunds] = await Promise.all([
    client.findPayment(paymentId),
    client.listRefunds(paymentId),
  ]);
  const { status, amount: paise, currency } = payment;
  if (status === 'created') return [];
  if (currency !== 'INR')
    throw new PaymentProviderError(`The payment ${paymentId} is in ${currency}.`, {
      isTemporary: false,
    });
  return [
    { kind: status === 'refunded' ? 'captured' : status, paymentId, reference, paise },
    ...refunds.flatMap((refund): PaymentFact[] =>
      refund.status === 'pending' ? [] : [refundFact(refund, reference)],
    ),
  ];
}

const refundFact = (
  refund: Awaited<ReturnType<RazorpayClient['refund']>>,
  reference: string,
): PaymentFact => ({
  kind: refund.status === 'failed' ? 'refund-failed' : 'refunded',
  paymentId: refund.payment_id,
  refundId: refund.id,
  reference,
  paise: refund.amount,
});

export function createRazorpayAdapter(
  name: 'razorpay' | 'demo',
  { webhookSecret, ...keys }: RazorpaySettings,
): PaymentAdapter {
  const client = createRazorpayClient(keys);
  return {
    name,
    holdMinutes: HOLD_MINUTES,

    async start({ heldUntil, ...request }: PaymentRequest) {
      // The provider knows no key for a repeated creation.
      const known = await client.listLinks(request.reference);
      const open = known.find(({ status }) => status === 'created');
      const { short_url: url } =
        open ?? (await client.createLink({ ...request, endsAt: endOfLink(heldUntil) }));
      return { kind: 'redirect', url };
    },

    async end(reference) {
      const links = await linksOf(client, reference);
      const ended = await Promise.all(
        links
          .filter(({ status }) => status === 'created')
          .map(async ({ id }) => {
            const link = await client.cancelLink(id).catch(() => client.findLink(id));
            return link.status;
          }),
      );
      return ![...links.map(({ status }) => status), ...ended].includes('paid');
    },

    readEvent: (body, headers) =>
      isSigned(body, headers['x-razorpay-signature'], webhookSecret)
        ? readRazorpayEvent(body, headers['x-razorpay-event-id'])
        : null,

    async lookUp(reference) {
      const links = await linksOf(client, reference);
      const payments = links.flatMap((link) => link.payments.map((each) => each.payment_id));
      const facts = await Promise.all(
        payments.map((paymentId) => factsOfPayment(client, reference, paymentId)),
      );
      return facts.flat();
    },

    async refund({ paymentId, reference, paise, key }: RefundRequest) {
      const refund = await client.refund(paymentId, paise, key);
      return refund.status === 'pending' ? null : refundFact(refund, reference);
    },
  };
}
