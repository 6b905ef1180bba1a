import { createHmac, randomUUID } from 'node:crypto';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { createManualAdapter } from './create-payment-adapter.ts';
import {
  PaymentProviderError,
  type PaymentAdapter,
  type PaymentRequest,
} from './payment-adapter.ts';
import { createRazorpayAdapter } from './razorpay-adapter.ts';

let provider: PaymentProviderProcess;
let online: PaymentAdapter;
beforeAll(async () => {
  provider = await startPaymentProvider();
  online = createRazorpayAdapter('demo', provider.settings);
});
afterAll(() => provider.stop());

const newRequest = (paise = 239_000): PaymentRequest => ({
  reference: `TF-${randomUUID().slice(0, 8)}`,
  paise,
  description: 'Copper Water Jug for Asha & Dev',
  returnUrl: 'http://127.0.0.1:3000/order/TF-1',
  heldUntil: new Date(Date.now() + 30 * 60_000),
});

async function redirectOf(adapter: PaymentAdapter, request: PaymentRequest): Promise<string> {
  const start = await adapter.start(request);
  if (start.kind !== 'redirect') throw new Error('The payment has no page.');
  return start.url;
}

describe.each<[string, () => PaymentAdapter]>([
  ['manual', () => createManualAdapter()],
  ['demo', () => online],
])('the adapter %s', (name, adapterOf) => {
  test('has its name, and starts the same payment again', async () => {
    const adapter = adapterOf();
    const request = newRequest();
    expect(adapter.name).toBe(name);
    expect(await adapter.start(request)).toStrictEqual(await adapter.start(request));
  });

  test('knows no money of an order that nobody paid, and ends it', async () => {
    const adapter = adapterOf();
    const request = newRequest();
    await adapter.start(request);
    expect(await adapter.lookUp(request.reference)).toStrictEqual([]);
    expect(await adapter.end(request.reference)).toBe(true);
    expect(await adapter.end(request.reference)).toBe(true);
  });

  test.each([
    ['no bytes', Buffer.alloc(0), {}],
    ['invalid UTF-8', Buffer.from([0xff, 0xfe, 0x80]), {}],
    ['a signature of 63 characters', Buffer.from('{}'), { 'x-razorpay-signature': 'a'.repeat(63) }],
    ['a wrong signature', Buffer.from('{}'), { 'x-razorpay-signature': 'a'.repeat(64) }],
    ['odd characters', Buffer.from('{}'), { 'x-razorpay-signature': 'é'.repeat(64) }],
  ])('refuses an event with %s', (_, body, headers) => {
    expect(adapterOf().readEvent(body, headers)).toBeNull();
  });
});

describe('an online payment', () => {
  test('is captured once, found by its order, and can’t be ended', async () => {
    const request = newRequest();
    const next = await provider.pay(await redirectOf(online, request));
    expect(next).toMatch(/^http:\/\/127\.0\.0\.1:3000\/order\/TF-1\?.*razorpay_signature=/);
    const facts = await online.lookUp(request.reference);
    expect(facts).toMatchObject([
      { kind: 'captured', reference: request.reference, paise: request.paise },
    ]);
    expect(await online.end(request.reference)).toBe(false);
  });

  test('that failed leaves the page open for another try', async () => {
    const request = newRequest();
    const url = await redirectOf(online, request);
    await provider.pay(url, 'failed');
    expect(await redirectOf(online, request)).toBe(url);
    await provider.pay(url);
    const facts = await online.lookUp(request.reference);
    expect(facts.map(({ kind }) => kind).toSorted()).toStrictEqual(['captured', 'failed']);
  });

  test('is refunded in parts, each once per key, and never beyond what was paid', async () => {
    const request = newRequest(10_000);
    await provider.pay(await redirectOf(online, request));
    const { reference } = request;
    const [fact] = await online.lookUp(reference);
    const paymentId = fact?.paymentId ?? '';
    const refund = (paise: number, key: string) =>
      online.refund({ paymentId, reference, paise, key });
    const first = await refund(4_000, 'refund-key-1');
    expect(first).toMatchObject({ kind: 'refunded', paise: 4_000, paymentId });
    expect(await refund(4_000, 'refund-key-1')).toStrictEqual(first);
    await expect(refund(7_000, 'refund-key-2')).rejects.toThrow(PaymentProviderError);
    await refund(6_000, 'refund-key-3');
    const refunded = (await online.lookUp(reference)).filter(({ kind }) => kind === 'refunded');
    expect(refunded.reduce((sum, { paise }) => sum + paise, 0)).toBe(10_000);
  });

  test('that is late stands in the look-up of an ended order', async () => {
    const request = newRequest();
    const url = await redirectOf(online, request);
    expect(await online.end(request.reference)).toBe(true);
    await provider.pay(url, 'late');
    expect(await online.lookUp(request.reference)).toMatchObject([{ kind: 'captured' }]);
  });

  test('needs the right keys, and a provider that answers', async () => {
    const wrong = createRazorpayAdapter('demo', { ...provider.settings, keySecret: 'wrong' });
    await expect(wrong.start(newRequest())).rejects.toMatchObject({ isTemporary: false });
    const away = createRazorpayAdapter('demo', {
      ...provider.settings,
      origin: 'http://127.0.0.1:9',
    });
    await expect(away.start(newRequest())).rejects.toMatchObject({ isTemporary: true });
  });
});

describe('a signed event', () => {
  const read = (content: string | Buffer, headers: Record<string, string> = {}) => {
    const body = Buffer.from(content);
    const signature = createHmac('sha256', provider.settings.webhookSecret)
      .update(body)
      .digest('hex');
    return online.readEvent(body, { 'x-razorpay-signature': signature, ...headers });
  };
  const paid = {
    payment: { entity: { id: 'pay_1', amount: 100, currency: 'INR', notes: { order: 'TF-1' } } },
    payment_link: { entity: { reference_id: 'TF-1' } },
  };

  test.each(['payment.captured', 'order.paid', 'payment_link.paid'])(
    'named %s is one payment',
    (event) => {
      const read_ = read(JSON.stringify({ event, payload: paid }), { 'x-razorpay-event-id': 'e1' });
      expect(read_).toStrictEqual({
        key: 'e1',
        facts: [{ kind: 'captured', paymentId: 'pay_1', reference: 'TF-1', paise: 100 }],
      });
    },
  );

  test('with odd spacing and escapes is read as it was signed', () => {
    const odd = `{ "event" :\n"payment.failed","payload":{"payment":{"entity":{"id":"pay_\\u0031","amount":5,"currency":"INR","notes":[]}}}}`;
    expect(read(odd)?.facts).toStrictEqual([
      { kind: 'failed', paymentId: 'pay_1', reference: null, paise: 5 },
    ]);
  });

  test('of another kind has a key and no facts', () => {
    expect(read('{"event":"invoice.paid","payload":{}}')).toStrictEqual({
      key: expect.stringMatching(/^[\da-f]{64}$/),
      facts: [],
    });
  });

  test.each(['', 'null', '[]', '{"event":5}', '\u0000'])(
    'that is unreadable (%j) has a key, no facts and a problem for the team',
    (content) => {
      expect(read(content)).toStrictEqual({
        key: expect.stringMatching(/^[\da-f]{64}$/),
        facts: [],
        problem: {
          paymentId: '',
          reference: null,
          text: expect.stringMatching(/^An event: .*Invalid input/),
        },
      });
    },
  );

  test('of money in another currency has no facts and a problem for the team', () => {
    const payment = { entity: { ...paid.payment.entity, currency: 'USD' } };
    const event = { event: 'payment.captured', payload: { ...paid, payment } };
    expect(read(JSON.stringify(event))).toMatchObject({
      facts: [],
      problem: {
        paymentId: 'pay_1',
        reference: 'TF-1',
        text: expect.stringMatching(/another currency$/),
      },
    });
  });

  test('about a refund names the payment and the refund', () => {
    const payload = {
      refund: { entity: { id: 'rfnd_1', payment_id: 'pay_1', amount: 40, currency: 'INR' } },
    };
    expect(read(JSON.stringify({ event: 'refund.failed', payload }))?.facts).toStrictEqual([
      { kind: 'refund-failed', paymentId: 'pay_1', refundId: 'rfnd_1', reference: null, paise: 40 },
    ]);
  });
});
