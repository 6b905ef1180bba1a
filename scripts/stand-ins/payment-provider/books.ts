import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const payment = z.object({
  id: z.string(),
  linkId: z.string(),
  paise: z.number(),
  status: z.enum(['captured', 'failed', 'refunded']),
});
export type Payment = z.infer<typeof payment>;

const refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  paise: z.number(),
  status: z.enum(['processed', 'failed']),
});
export type Refund = z.infer<typeof refund>;

const link = z.object({
  id: z.string(),
  reference: z.string(),
  paise: z.number(),
  description: z.string(),
  returnUrl: z.string(),
  endsAt: z.number(),
  status: z.enum(['created', 'paid', 'expired', 'cancelled']),
});
export type Link = z.infer<typeof link>;

const kept = z.object({
  links: z.array(link),
  payments: z.array(payment),
  refunds: z.array(z.tuple([z.string(), refund])),
});

const newId = (prefix: string): string => `${prefix}_${randomBytes(7).toString('hex')}`;

/** The provider's own books, in memory and, so that a restart forgets no payment, in a file. Amounts are paise. */
export class Books {
  readonly links = new Map<string, Link>();
  readonly payments = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund>();
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    if (!file || !existsSync(file)) return;
    const { links, payments, refunds } = kept.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const each of links) this.links.set(each.id, each);
    for (const each of payments) this.payments.set(each.id, each);
    for (const [key, each] of refunds) this.#refunds.set(key, each);
  }

  save(): void {
    if (!this.#file) return;
    const books = {
      links: [...this.links.values()],
      payments: [...this.payments.values()],
      refunds: [...this.#refunds],
    };
    writeFileSync(`${this.#file}.new`, JSON.stringify(books), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  addLink(wanted: Omit<Link, 'id' | 'status'>): Link {
    const added: Link = { ...wanted, id: newId('plink'), status: 'created' };
    this.links.set(added.id, added);
    return added;
  }

  openLink(id: string): Link | undefined {
    const link = this.links.get(id);
    if (link?.status === 'created' && link.endsAt <= Date.now()) link.status = 'expired';
    return link;
  }

  linksOf(reference: string): Link[] {
    return [...this.links.values()]
      .filter((link) => link.reference === reference)
      .map((link) => this.openLink(link.id) ?? link)
      .toReversed();
  }

  /** Also books money on a link that has ended, as a slow bank does. */
  pay(link: Link, status: 'captured' | 'failed', paise = link.paise): Payment {
    const payment: Payment = { id: newId('pay'), linkId: link.id, paise, status };
    this.payments.set(payment.id, payment);
    if (status === 'captured') link.status = 'paid';
    return payment;
  }

  paymentsOf(linkId: string): Payment[] {
    return [...this.payments.values()].filter((payment) => payment.linkId === linkId);
  }

  refundsOf(paymentId: string): Refund[] {
    return [...this.#refunds.values()].filter((refund) => refund.paymentId === paymentId);
  }

  refund(payment: Payment, paise: number, key: string): Refund | undefined {
    const known = this.#refunds.get(key);
    if (known) return known;
    const refunded = this.refundsOf(payment.id).reduce((sum, each) => sum + each.paise, 0);
    if (payment.status === 'failed' || paise < 1 || refunded + paise > payment.paise)
      return undefined;
    const refund: Refund = { id: newId('rfnd'), paymentId: payment.id, paise, status: 'processed' };
    this.#refunds.set(key, refund);
    if (refunded + paise === payment.paise) payment.status = 'refunded';
    return refund;
  }

  totals(): { reference: string; paid: number; refunded: number }[] {
    const totals = new Map<string, { reference: string; paid: number; refunded: number }>();
    for (const payment of this.payments.values()) {
      const reference = this.links.get(payment.linkId)?.reference ?? '';
      const total = totals.get(reference) ?? { reference, paid: 0, refunded: 0 };
      if (payment.status !== 'failed') total.paid += payment.paise;
      for (const refund of this.refundsOf(payment.id)) total.refunded += refund.paise;
      totals.set(reference, total);
    }
    return [...totals.values()];
  }
}
