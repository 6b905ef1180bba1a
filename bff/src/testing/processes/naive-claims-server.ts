import Fastify from 'fastify';
import { Pool } from 'pg';
import { z } from 'zod';
import type { ErrorReply, GiftChange, SessionReply } from '@gift-registry/bff-contract';

/**
 * A claims server with the classic race: it reads the remaining quantity, then writes, on a table without a constraint. It
 * serves the routes of the race test, so the same test can run against it as a control.
 */
const { DATABASE_URL, PORT } = z
  .object({ DATABASE_URL: z.string(), PORT: z.coerce.number() })
  .parse(process.env);
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();
const anyId = '01a1fc20-eb1a-7935-9f5e-479e351256af';
const anyTime = '2026-11-21T00:00:00.000Z';

const claimed = (itemId: string): GiftChange => ({
  gift: {
    id: anyId,
    itemId,
    kind: 'claim',
    status: 'purchased',
    productName: '',
    imageUrl: '',
    externalUrl: null,
    quantity: 1,
    amount: null,
    guestName: '',
    expiresAt: null,
    extendable: false,
    ...{ askAfter: null, holdEndedAt: null, givenBackAt: null, orderNumber: null, payment: null },
    ...{ receivedAt: null, thanks: null },
    undoable: true,
    payOrderBy: null,
    isShortPaid: false,
    createdAt: anyTime,
  },
  item: {
    id: itemId,
    name: '',
    brand: null,
    description: '',
    price: null,
    currency: 'INR',
    imageUrl: '',
    moreImageUrls: null,
    imageColour: null,
    imageIsCutOut: false,
    externalUrl: null,
    source: 'internal',
    quantityRequested: 3,
    quantityReserved: 0,
    quantityFulfilled: 1,
    pledgedAmount: 0,
    paidAmount: 0,
    receivedAmount: 0,
    missingAmount: null,
    joinedGuests: 0,
    givesTogether: false,
    fund: null,
    note: null,
    isMostWanted: false,
    section: null,
    answers: null,
    outOfStock: false,
    priceSeenOn: null,
  },
});
const soldOut: ErrorReply = {
  error: { code: 'already-purchased', message: '', requestId: '' },
};

app.get('/readyz', () => ({ ready: true }));
app.get('/api/session', (): SessionReply => ({ user: null, csrfToken: 'none', hostView: null }));
app.post<{ Params: { itemId: string } }>(
  '/api/shared/:shareCode/items/:itemId/claims',
  async ({ params: { itemId } }, reply) => {
    const { rows } = await pool.query<{ left: number }>(
      'select requested - fulfilled as left from naive_items where id = $1',
      [itemId],
    );
    if ((rows[0]?.left ?? 0) < 1) return reply.code(409).send(soldOut);
    await pool.query('update naive_items set fulfilled = fulfilled + 1 where id = $1', [itemId]);
    return reply.code(201).send(claimed(itemId));
  },
);

/** Promises in rupees: `requested` is the price, `fulfilled` the sum of the promises. */
app.post<{ Params: { itemId: string }; Body: { amount: number } }>(
  '/api/shared/:shareCode/items/:itemId/contributions',
  async ({ params: { itemId }, body: { amount } }, reply) => {
    const { rows } = await pool.query<{ left: number }>(
      'select requested - fulfilled as left from naive_items where id = $1',
      [itemId],
    );
    if ((rows[0]?.left ?? 0) < amount) return reply.code(409).send(soldOut);
    await pool.query('update naive_items set fulfilled = fulfilled + $2 where id = $1', [
      itemId,
      amount,
    ]);
    return reply.code(201).send(claimed(itemId));
  },
);

await app.listen({ host: '127.0.0.1', port: PORT });
