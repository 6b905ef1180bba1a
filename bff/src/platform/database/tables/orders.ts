import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Id, Timestamp, UpdatedAt } from './column-types.ts';

/** Amounts are paise. */
interface OrdersTable {
  id: Id;
  number: string;
  registryId: string | null;
  guestId: string | null;
  guestName: string;
  guestEmail: string | null;
  message: string | null;
  shipTo: 'host' | 'guest' | 'pick-up';
  /** The guest's own address, or the host's as it was when the parcel was packed. */
  address: ColumnType<unknown, string | null, string | null>;
  /** A calendar day, YYYY-MM-DD. */
  wantedDay: string | null;
  state: Generated<'open' | 'cancelled' | 'complete'>;
  parcel: Generated<'none' | 'to-pack' | 'packed' | 'shipped' | 'delivered' | 'returned'>;
  payment: 'manual' | 'razorpay' | 'demo';
  totalPaise: number;
  /** Kept by a trigger on `money_movements`, like the two below. */
  paidPaise: Generated<number>;
  refundedPaise: Generated<number>;
  isPaymentFailed: Generated<boolean>;
  money: GeneratedAlways<'waiting' | 'paid' | 'partly-refunded' | 'refunded' | 'failed'>;
  /** The units are held until then for a guest who pays; null when no time ends it. */
  heldUntil: Timestamp | null;
  carrier: string | null;
  trackingNumber: string | null;
  lookedUpAt: Timestamp | null;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface OrderLinesTable {
  orderId: string;
  claimId: string;
  productId: string;
  productName: string;
  imageUrl: string;
  quantity: number;
  unitPaise: number;
}

interface MoneyMovementsTable {
  id: Id;
  orderId: string;
  provider: string;
  paymentId: string;
  kind: 'authorized' | 'captured' | 'failed' | 'refunded' | 'refund-failed';
  refundId: Generated<string>;
  paise: number;
  createdAt: CreatedAt;
}

interface PaymentEventsTable {
  provider: string;
  key: string;
  receivedAt: CreatedAt;
}

interface RefundsTable {
  id: Id;
  orderId: string;
  paymentId: string;
  paise: number;
  state: Generated<'asked' | 'done' | 'failed'>;
  why: string;
  triedAt: Timestamp | null;
  tries: Generated<number>;
  createdAt: CreatedAt;
}

interface OrderChangesTable {
  id: Id;
  orderId: string;
  action: string;
  by: 'guest' | 'team' | 'provider' | 'system';
  userId: string | null;
  fromState: string;
  toState: string;
  why: Generated<string>;
  createdAt: CreatedAt;
}

interface OrderCasesTable {
  id: Id;
  orderId: string;
  kind:
    | 'paid-late'
    | 'wrong-amount'
    | 'paid-twice'
    | 'refund-failed'
    | 'returned'
    | 'gift-released';
  paymentId: Generated<string>;
  paise: number | null;
  openedAt: CreatedAt;
  closedAt: Timestamp | null;
  closedBy: string | null;
  decision: Generated<string>;
}

interface StockNewsTable {
  productId: string;
}

export interface OrderTables {
  stockNews: StockNewsTable;
  orders: OrdersTable;
  orderLines: OrderLinesTable;
  moneyMovements: MoneyMovementsTable;
  paymentEvents: PaymentEventsTable;
  refunds: RefundsTable;
  orderChanges: OrderChangesTable;
  orderCases: OrderCasesTable;
}
