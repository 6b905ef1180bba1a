import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PaymentEvent, PaymentFact } from '../payment-adapter.ts';

const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape) }).optional();

/** The provider sends an empty list for no notes. */
const notes = z.object({ order: z.string().optional() }).catch({}).optional();

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: entity({ reference_id: z.string() }),
    payment: entity({ id: z.string(), amount: z.int().nonnegative(), notes }),
    refund: entity({ id: z.string(), payment_id: z.string(), amount: z.int().nonnegative() }),
  }),
});

const paymentKinds: Readonly<Record<string, 'authorized' | 'captured' | 'failed'>> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'payment_link.paid': 'captured',
  'order.paid': 'captured',
};

const refundKinds: Readonly<Record<string, 'refunded' | 'refund-failed'>> = {
  'refund.processed': 'refunded',
  'refund.failed': 'refund-failed',
};

function factsOf({ event, payload }: z.output<typeof webhook>): PaymentFact[] {
  const paid = payload.payment?.entity;
  const reference = payload.payment_link?.entity.reference_id ?? paid?.notes?.order ?? null;
  const refunded = payload.refund?.entity;
  const refundKind = refundKinds[event];
  if (refundKind && refunded)
    return [
      {
        kind: refundKind,
        paymentId: refunded.payment_id,
        refundId: refunded.id,
        reference,
        paise: refunded.amount,
      },
    ];
  const kind = paymentKinds[event];
  return kind && paid ? [{ kind, paymentId: paid.id, reference, paise: paid.amount }] : [];
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a signed webhook. The id of the event lies outside of the signed bytes, so without one, and for a replay
 * under another, the money itself stays unique by payment and kind.
 */
export function readRazorpayEvent(body: Buffer, eventId: unknown): PaymentEvent {
  const read = webhook.safeParse(parse(body));
  return {
    key:
      typeof eventId === 'string' && /^[\w-]{1,100}$/.test(eventId)
        ? eventId
        : createHash('sha256').update(body).digest('hex'),
    facts: read.success ? factsOf(read.data) : [],
  };
}
