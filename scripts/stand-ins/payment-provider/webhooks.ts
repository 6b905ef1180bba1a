import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { Link, Payment, Refund } from './books.ts';

export const faultsSchema = z.object({
  doubled: z.number().min(0).max(1).default(0),
  lost: z.number().min(0).max(1).default(0),
  wrongSignature: z.number().min(0).max(1).default(0),
  wrongAmount: z.number().min(0).max(1).default(0),
  longestDelayMs: z.number().min(0).max(60_000).default(0),
});
export type Faults = z.output<typeof faultsSchema>;

export interface Manner {
  readonly doubled?: boolean;
  readonly late?: boolean;
  readonly reordered?: boolean;
}

const LATE_MS = 20_000;
const APART_MS = 300;

export interface Receiver {
  readonly urls: readonly string[];
  readonly secret: string;
}

/** More at once would end a slow receiver: each waits for the others, times out and comes again. */
const MOST_CONNECTIONS = 32;
const TRIES = 40;
const LONGEST_RETRY_MS = 2_000;
const TIMEOUT_MS = 5_000;

const happens = (share: number): boolean => Math.random() < share;

/** The provider tells one payment by three events. */
export const eventsOfPayment = (link: Link, payment: Payment): [string, object][] => {
  const notes = { order: link.reference };
  const { id, paise: amount, status } = payment;
  const entity = { id, amount, currency: 'INR', status, notes };
  const about = { payment: { entity } };
  if (payment.status === 'failed') return [['payment.failed', about]];
  return [
    ['payment.captured', about],
    ['order.paid', about],
    [
      'payment_link.paid',
      { ...about, payment_link: { entity: { id: link.id, reference_id: link.reference } } },
    ],
  ];
};

export const eventOfRefund = (link: Link, refund: Refund): [string, object] => [
  `refund.${refund.status}`,
  {
    refund: {
      entity: {
        id: refund.id,
        payment_id: refund.paymentId,
        amount: refund.paise,
        currency: 'INR',
      },
    },
    payment: {
      entity: { id: refund.paymentId, amount: refund.paise, notes: { order: link.reference } },
    },
  },
];

export class Webhooks {
  faults: Faults = faultsSchema.parse({});
  readonly counts = { received: 0, refused: 0, lost: 0 };
  readonly #receiver: Receiver | undefined;
  readonly #underway = new Set<Promise<void>>();
  readonly #connections = new PQueue({ concurrency: MOST_CONNECTIONS });

  constructor(receiver: Receiver | undefined) {
    this.#receiver = receiver;
  }

  sendAll(events: readonly [string, object][], manner: Manner = {}): void {
    const inOrder = manner.reordered ? events.toReversed() : events;
    for (const [index, [event, payload]] of inOrder.entries())
      this.send(event, payload, {
        doubled: manner.doubled === true,
        waitMs: (manner.late ? LATE_MS : 0) + (manner.reordered ? index * APART_MS : 0),
      });
  }

  send(event: string, payload: object, { doubled = false, waitMs = 0 } = {}): void {
    if (!this.#receiver) return;
    const body = JSON.stringify({ entity: 'event', event, payload, created_at: Date.now() });
    const id = randomBytes(8).toString('hex');
    const copies = happens(this.faults.lost) ? 0 : doubled || happens(this.faults.doubled) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = this.#deliver(this.#receiver, { id, body, waitMs }).finally(() =>
        this.#underway.delete(delivery),
      );
      this.#underway.add(delivery);
    }
  }

  async settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  async #deliver(
    { urls, secret }: Receiver,
    { id, body, waitMs }: { readonly id: string; readonly body: string; readonly waitMs: number },
  ): Promise<void> {
    const url = () => urls[Math.floor(Math.random() * urls.length)] ?? '';
    const forged = happens(this.faults.wrongSignature);
    if (forged && !(await this.#post(url(), body, { id: `${id}f`, secret: 'a wrong secret' })))
      this.counts.refused += 1;
    await delay(waitMs + Math.random() * this.faults.longestDelayMs);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (await this.#post(url(), body, { id, secret })) {
        this.counts.received += 1;
        return;
      }
      await delay(Math.min(100 * 2 ** tries, LONGEST_RETRY_MS));
    }
    this.counts.lost += 1;
  }

  #post(url: string, body: string, signer: { id: string; secret: string }): Promise<boolean> {
    return this.#connections.add(() => this.#postNow(url, body, signer));
  }

  async #postNow(url: string, body: string, { id, secret }: { id: string; secret: string }) {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok === true;
  }
}
