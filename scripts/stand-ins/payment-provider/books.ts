import { randomBytes } from 'node:crypto';

export interface Payment {
  readonly id: string;
  readonly linkId: string;
  readonly paise: number;
  status: 'captured' | 'failed' | 'refunded';
}

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly paise: number;
  readonly status: 'processed' | 'failed';
}

export interface Link {
  readonly id: string;
  readonly reference: string;
  readonly paise: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly endsAt: number;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(7).toString('hex')}`;

export class Books {
  readonly links = new Map<string, Link>();
  readonly payments = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund>();

  addLink(link: Omit<Link, 'id' | 'status'>): Link {
    const added: Link = { ...link, id: newId('plink'), status: 'created' };
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
