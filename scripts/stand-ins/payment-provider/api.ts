import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Books, Link, Payment, Refund } from './books.ts';
import {
  eventOfRefund,
  eventsOfPayment,
  faultsSchema,
  type Manner,
  type Webhooks,
} from './webhooks.ts';
import type { Outcome } from './payment-page.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly refundKey: string;
}

export interface ApiReply {
  readonly status: number;
  readonly content: object;
}

const newLink = z.object({
  amount: z.int().min(100),
  expire_by: z.int(),
  reference_id: z.string().max(40),
  description: z.string(),
  callback_url: z.url(),
});
const newRefund = z.object({ amount: z.int() });
const newPayments = z.object({ outcome: z.enum(['paid', 'failed', 'wrong-amount', 'late']) });

const ok = (content: object): ApiReply => ({ status: 200, content });
const refuse = (description: string, status = 400): ApiReply => ({
  status,
  content: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

export interface Provider {
  readonly origin: string;
  readonly keySecret: string;
  readonly books: Books;
  readonly webhooks: Webhooks;
}

const shownLink = ({ origin, books }: Provider, link: Link) => ({
  id: link.id,
  reference_id: link.reference,
  amount: link.paise,
  short_url: `${origin}/pay/${link.id}`,
  status: link.status,
  payments: books
    .paymentsOf(link.id)
    .map(({ id, paise, status }) => ({ payment_id: id, amount: paise, status })),
});
const shownPayment = ({ id, paise, status }: Payment) => ({
  id,
  amount: paise,
  currency: 'INR',
  status,
});
const shownRefund = ({ id, paymentId, paise, status }: Refund) => ({
  id,
  payment_id: paymentId,
  amount: paise,
  status,
});

export function payLink(
  provider: Provider,
  link: Link,
  outcome: Outcome,
  manner: Manner = {},
): string {
  const { books, webhooks, keySecret } = provider;
  if (outcome === 'late') link.status = 'expired';
  const isWrong = outcome === 'wrong-amount' || Math.random() < webhooks.faults.wrongAmount;
  const payment = books.pay(
    link,
    outcome === 'failed' ? 'failed' : 'captured',
    isWrong ? link.paise - 100 : link.paise,
  );
  webhooks.sendAll(eventsOfPayment(link, payment), manner);
  if (payment.status === 'failed') return `${provider.origin}/pay/${link.id}`;
  const signed = [link.id, link.reference, link.status, payment.id].join('|');
  const back = new URL(link.returnUrl);
  back.search = new URLSearchParams({
    ...Object.fromEntries(back.searchParams),
    razorpay_payment_id: payment.id,
    razorpay_payment_link_id: link.id,
    razorpay_payment_link_reference_id: link.reference,
    razorpay_payment_link_status: link.status,
    razorpay_signature: createHmac('sha256', keySecret).update(signed).digest('hex'),
  }).toString();
  return back.href;
}

export function answer(provider: Provider, request: ApiRequest): ApiReply {
  const { books, webhooks } = provider;
  const { method, path, query } = request;
  const [, version, kind, id = '', action] = path.split('/');
  const isPost = method === 'POST';
  if (version === 'test' && kind === 'faults' && isPost) {
    webhooks.faults = faultsSchema.parse(request.body);
    return ok(webhooks.faults);
  }
  if (version === 'test' && kind === 'totals') return ok({ totals: books.totals() });
  if (version === 'test' && kind === 'pay' && isPost) {
    const link = books.openLink(id);
    if (!link) return refuse('The id does not exist', 404);
    const { outcome } = newPayments.parse(request.body);
    if (link.status !== 'created' && outcome !== 'late') return refuse('The link has ended');
    return ok({ next: payLink(provider, link, outcome) });
  }
  if (version !== 'v1') return refuse('The URL was not found', 404);

  if (kind === 'payment_links') {
    if (!id && isPost) {
      const wanted = newLink.safeParse(request.body);
      if (!wanted.success) return refuse(wanted.error.issues[0]?.message ?? 'Bad request');
      const { amount: paise, reference_id: reference, description, expire_by } = wanted.data;
      if (expire_by * 1_000 < Date.now() + 15 * 60_000)
        return refuse('expire_by should be at least 15 minutes in future');
      const link = books.addLink({
        ...{ reference, paise, description },
        returnUrl: wanted.data.callback_url,
        endsAt: expire_by * 1_000,
      });
      return ok(shownLink(provider, link));
    }
    if (!id) {
      const found = books.linksOf(query.get('reference_id') ?? '');
      return ok({
        payment_links: found.map((link) => ({ ...shownLink(provider, link), payments: null })),
      });
    }
    const link = books.openLink(id);
    if (!link) return refuse('The id does not exist', 404);
    if (action === 'cancel' && isPost) {
      if (link.status !== 'created') return refuse(`The link is ${link.status}`);
      link.status = 'cancelled';
    }
    return ok(shownLink(provider, link));
  }

  const payment = kind === 'payments' ? books.payments.get(id) : undefined;
  if (!payment) return refuse('The id does not exist', 404);
  if (action === 'refunds') return ok({ items: books.refundsOf(id).map(shownRefund) });
  if (action === 'refund' && isPost) {
    const wanted = newRefund.safeParse(request.body);
    const refund = wanted.success && books.refund(payment, wanted.data.amount, request.refundKey);
    if (!refund) return refuse('The total refund amount is greater than the payment amount');
    const link = books.links.get(payment.linkId);
    if (link) webhooks.send(...eventOfRefund(link, refund));
    return ok(shownRefund(refund));
  }
  return ok(shownPayment(payment));
}
