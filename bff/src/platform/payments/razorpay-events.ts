import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PaymentEvent, PaymentFact, PaymentProblem } from './payment-adapter.ts';

const paymentKinds: ReadonlyMap<string, 'authorized' | 'captured' | 'failed'> = new Map([
  ['payment.authorized', 'authorized'],
  ['payment.captured', 'captured'],
  ['payment.failed', 'failed'],
  ['payment_link.paid', 'captured'],
  ['order.paid', 'captured'],
]);

const refundKinds: ReadonlyMap<string, 'refunded' | 'refund-failed'> = new Map([
  ['refund.processed', 'refunded'],
  ['refund.failed', 'refund-failed'],
]);

/** Of the provider or of us. Databases take no U+0000, and a longer one is none of theirs. */
const id = z.string().regex(/^[\w-]{1,100}$/);

/** Far above every price, and far below what a number of JavaScript holds exactly. */
const paise = z.int().min(0).max(1_000_000_000_000);
const currency = z.literal('INR', 'The money came in another currency');

const entity = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ entity: z.object(shape) });

/** The provider sends an empty list for no notes. */
const notes = z.object({ order: id.optional().catch(undefined) }).catch({});
const link = entity({ reference_id: id }).optional().catch(undefined);

const paymentEvent = z.object({
  payment_link: link,
  payment: entity({ id, amount: paise, currency, notes }),
});
const refundEvent = z.object({
  payment_link: link,
  payment: entity({ notes }).optional().catch(undefined),
  refund: entity({ id, payment_id: id, amount: paise, currency }),
});

const event = z.object({ event: z.string(), payload: z.unknown() });

/** The order and the payment that an unreadable event names. */
const named = z.object({
  payment_link: link,
  payment: entity({ id: id.optional().catch(undefined), notes })
    .optional()
    .catch(undefined),
  refund: entity({ payment_id: id.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

function problemOf(name: string, payload: unknown, error: z.ZodError): PaymentProblem {
  const { payment_link, payment, refund } = named.safeParse(payload).data ?? {};
  const [issue] = error.issues;
  return {
    reference: payment_link?.entity.reference_id ?? payment?.entity.notes.order ?? null,
    paymentId: refund?.entity.payment_id ?? payment?.entity.id ?? '',
    text: [name, issue?.path.join('.'), issue?.message].filter(Boolean).join(': ').slice(0, 500),
  };
}

type Read = Omit<PaymentEvent, 'key'>;

function readPayment(name: string, payload: unknown): Read {
  const kind = paymentKinds.get(name);
  if (!kind) return { facts: [] };
  const { data, error } = paymentEvent.safeParse(payload);
  if (error) return { facts: [], problem: problemOf(name, payload, error) };
  const { id: paymentId, amount, notes: about } = data.payment.entity;
  const reference = data.payment_link?.entity.reference_id ?? about.order ?? null;
  return { facts: [{ kind, paymentId, reference, paise: amount }] };
}

function readRefund(name: string, payload: unknown): Read {
  const kind = refundKinds.get(name);
  if (!kind) return readPayment(name, payload);
  const { data, error } = refundEvent.safeParse(payload);
  if (error) return { facts: [], problem: problemOf(name, payload, error) };
  const { id: refundId, payment_id: paymentId, amount } = data.refund.entity;
  const reference =
    data.payment_link?.entity.reference_id ?? data.payment?.entity.notes.order ?? null;
  const fact: PaymentFact = { kind, paymentId, refundId, reference, paise: amount };
  return { facts: [fact] };
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
  const key = id.safeParse(eventId).data ?? createHash('sha256').update(body).digest('hex');
  const { data, error } = event.safeParse(parse(body));
  if (error) return { key, facts: [], problem: problemOf('An event', undefined, error) };
  return { key, ...readRefund(data.event, data.payload) };
}
