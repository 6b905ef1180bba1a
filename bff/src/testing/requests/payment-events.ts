import { createHmac, randomUUID } from 'node:crypto';

interface Receiver {
  readonly baseUrl: string;
  readonly webhookSecret: string;
}

export interface SignedBody {
  readonly body: string | Buffer;
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function sendSigned(
  { baseUrl, webhookSecret }: Receiver,
  { body, id = randomUUID(), headers }: SignedBody,
): Promise<number> {
  const response = await fetch(`${baseUrl}/api/payments/events`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
      ...headers,
    },
  });
  await response.body?.cancel();
  return response.status;
}

interface ToldPayment {
  readonly number: string;
  readonly paise: number;
  readonly paymentId: string;
}

export const paymentEvent = (event: string, { number, paise, paymentId }: ToldPayment): string =>
  JSON.stringify({
    event,
    payload: {
      payment: {
        entity: { id: paymentId, amount: paise, currency: 'INR', notes: { order: number } },
      },
    },
  });

interface ToldRefund extends ToldPayment {
  readonly refundId: string;
}

export const refundEvent = (
  event: string,
  { number, paise, paymentId, refundId }: ToldRefund,
): string =>
  JSON.stringify({
    event,
    payload: {
      refund: { entity: { id: refundId, payment_id: paymentId, amount: paise, currency: 'INR' } },
      payment: { entity: { id: paymentId, notes: { order: number } } },
    },
  });
