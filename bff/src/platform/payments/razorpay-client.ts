import { z } from 'zod';
import { PaymentProviderError } from './payment-adapter.ts';

const TIMEOUT_MS = 10_000;

export interface RazorpayKeys {
  readonly origin: string;
  readonly keyId: string;
  readonly keySecret: string;
}

const paymentStatus = z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']);

const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
});

const payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: paymentStatus,
});

const paymentLink = z.object({
  id: z.string(),
  reference_id: z.string(),
  short_url: z.url(),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  payments: z
    .array(z.object({ payment_id: z.string() }))
    .nullish()
    .transform((payments) => payments ?? []),
});
export type PaymentLink = z.output<typeof paymentLink>;

const links = z.object({ payment_links: z.array(paymentLink) });
const refunds = z.object({ items: z.array(refund) });
const failure = z.object({ error: z.object({ description: z.string() }) });

interface NewPaymentLink {
  readonly reference: string;
  readonly paise: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly endsAt: Date;
}

export function createRazorpayClient({ origin, keyId, keySecret }: RazorpayKeys) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call<T>(
    schema: z.ZodType<T>,
    path: string,
    { body, ...headers }: { readonly body?: object; readonly 'x-refund-idempotency'?: string } = {},
  ): Promise<T> {
    const response = await fetch(new URL(path, origin), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization, 'content-type': 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new PaymentProviderError('The payment provider can’t be reached.', {
        isTemporary: true,
        cause,
      });
    });
    const content: unknown = await response.json().catch(() => undefined);
    const answer = schema.safeParse(content);
    if (response.ok && answer.success) return answer.data;
    const refusal = failure.safeParse(content);
    throw new PaymentProviderError(
      `The payment provider answered ${path} with ${response.status}${
        refusal.success ? `: ${refusal.data.error.description}` : ''
      }`,
      { isTemporary: response.status === 409 || response.status === 429 || response.status >= 500 },
    );
  }

  return {
    createLink: ({ reference, paise, description, returnUrl, endsAt }: NewPaymentLink) =>
      call(paymentLink, '/v1/payment_links', {
        body: {
          amount: paise,
          currency: 'INR',
          accept_partial: false,
          expire_by: Math.floor(endsAt.getTime() / 1_000),
          reference_id: reference,
          description,
          notes: { order: reference },
          notify: { sms: false, email: false },
          reminder_enable: false,
          callback_url: returnUrl,
          callback_method: 'get',
        },
      }),

    /** Newest first. The list has no payments; `findLink` has. */
    listLinks: async (reference: string) =>
      (
        await call(links, `/v1/payment_links?reference_id=${encodeURIComponent(reference)}`)
      ).payment_links.filter((link) => link.reference_id === reference),

    findLink: (id: string) => call(paymentLink, `/v1/payment_links/${encodeURIComponent(id)}`),

    cancelLink: (id: string) =>
      call(paymentLink, `/v1/payment_links/${encodeURIComponent(id)}/cancel`, { body: {} }),

    findPayment: (id: string) => call(payment, `/v1/payments/${encodeURIComponent(id)}`),

    listRefunds: async (paymentId: string) =>
      (await call(refunds, `/v1/payments/${encodeURIComponent(paymentId)}/refunds`)).items,

    refund: (paymentId: string, paise: number, key: string) =>
      call(refund, `/v1/payments/${encodeURIComponent(paymentId)}/refund`, {
        body: { amount: paise },
        'x-refund-idempotency': key,
      }),
  };
}

export type RazorpayClient = ReturnType<typeof createRazorpayClient>;
