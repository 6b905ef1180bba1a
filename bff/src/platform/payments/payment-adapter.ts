import type { IncomingHttpHeaders } from 'node:http';

/** Amounts are paise. */
export interface PaymentRequest {
  readonly reference: string;
  readonly paise: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly heldUntil: Date;
}

export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'instructions' };

interface Money {
  /** The provider's id of the payment: a second event of the same payment and kind is the same money. */
  readonly paymentId: string;
  readonly reference: string | null;
  readonly paise: number;
}

/** One thing that happened to money at the provider. Facts come in any order and more than once. */
export type PaymentFact =
  | (Money & { readonly kind: 'authorized' | 'captured' | 'failed' })
  | (Money & { readonly kind: 'refunded' | 'refund-failed'; readonly refundId: string });

/** Why a signed event about money can't be booked: a person looks at it. */
export interface PaymentProblem {
  readonly text: string;
  readonly reference: string | null;
  /** Empty when the event names none. */
  readonly paymentId: string;
}

export interface PaymentEvent {
  /** The same for every delivery of one event. */
  readonly key: string;
  readonly facts: readonly PaymentFact[];
  readonly problem?: PaymentProblem;
}

export interface RefundRequest {
  readonly paymentId: string;
  readonly reference: string;
  readonly paise: number;
  /** The same for each try of one refund, so that it is paid once. */
  readonly key: string;
}

export interface PaymentAdapter {
  readonly name: 'manual' | 'razorpay' | 'demo';
  /** Minutes for which units are held while a guest pays; null when the team books the money later. */
  readonly holdMinutes: number | null;
  /** A repeated start of one order leads to the same payment. */
  start(request: PaymentRequest): Promise<PaymentStart>;
  /** Ends an unpaid payment, so that nobody pays for what is gone. Resolves to false when it was paid meanwhile. */
  end(reference: string): Promise<boolean>;
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null;
  /** All that happened to the money of an order, for events that never came. */
  lookUp(reference: string): Promise<readonly PaymentFact[]>;
  /** Null while the provider works on it: an event tells the end. */
  refund(request: RefundRequest): Promise<PaymentFact | null>;
}

/** The provider refused or did not answer. Nothing is known about the payment until `lookUp` tells. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly isTemporary: boolean;

  constructor(
    message: string,
    options: { readonly isTemporary: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.isTemporary = options.isTemporary;
  }
}
