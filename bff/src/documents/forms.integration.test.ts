import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  contributeForm,
  documentForm,
  listMyGifts,
  ownGiftForm,
  purchaseForm,
  type DocumentForm,
  type FormRouteShape,
  type GuestGift,
  type PageDefinition,
} from '@gift-registry/bff-contract';
import { createAccount } from '../testing/accounts.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { postForm, type FormChanges, type PostedForm } from '../testing/requests/post-form.ts';
import { createSampleRegistry } from '../testing/samples/sample-registry.ts';
import { publishSampleBuilds } from '../testing/samples/publish-sample-builds.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const pageOf = ({ path }: FormRouteShape): PageDefinition => ({
  screen: 'form',
  path,
  title: 'Form',
  description: 'A form.',
  prerender: { personal: true },
});

const layout = `render = () => ({ html: '<screen-outlet></screen-outlet>' })`;
const screen = `render = ({ form, path }) => {
  if (path.startsWith('/r/throws/')) throw new Error('broken screen');
  return { html: '<pre>' + JSON.stringify(form) + '</pre>' };
}`;

let testApp: TestApp;
let ownerId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  ownerId = (await createAccount(testApp)).id;
  const pages = [purchaseForm, contributeForm, ownGiftForm].map(pageOf);
  await publishSampleBuilds(testApp, [
    { project: 'shell', server: layout },
    { project: 'mfe-guest', server: screen, pages },
  ]);
});
afterAll(() => testApp.close());

beforeAll(async () => {
  const params = { shareCode: 'unknown', itemId: randomUUID() };
  const isRendered = async () =>
    (await (await postForm(testApp.client(), purchaseForm, { params })).text()).includes('<pre>');
  while (!(await isRendered())) await delay(50);
});

async function oneItem({ quantity = 1, external = false } = {}) {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { quantity });
  const itemId = itemIds[0] ?? '';
  if (external)
    await testApp.deps.db
      .updateTable('products')
      .set({ sourceType: 'external', externalUrl: `https://shop.example/${randomUUID()}` })
      .where('id', '=', (eb) =>
        eb.selectFrom('registryItems').select('productId').where('id', '=', itemId),
      )
      .execute();
  return { shareCode, itemId };
}

const giftsOf = async (guest: TestClient, shareCode: string): Promise<GuestGift[]> =>
  (await guest.call(listMyGifts, { params: { shareCode } })).gifts;

const asha = { guestName: 'Asha', guestEmail: '', message: '', quantity: '1' };

async function purchase(
  guest: TestClient,
  params: Awaited<ReturnType<typeof oneItem>>,
  form: Omit<PostedForm, 'params'> = {},
  changes: FormChanges = {},
): Promise<Response> {
  return postForm(guest, purchaseForm, { params, fields: asha, ...form }, changes);
}

async function shownForm(response: Response): Promise<DocumentForm> {
  const text = /<pre>(.*)<\/pre>/s.exec(await response.text())?.[1];
  return documentForm.parse(JSON.parse(text ?? 'null'));
}

test('a purchase redirects to the page that says what happened', async () => {
  const guest = testApp.client();
  const params = await oneItem();
  const response = await purchase(guest, params);
  const [gift] = await giftsOf(guest, params.shareCode);
  expect(gift).toMatchObject({ status: 'purchased', guestName: 'Asha', quantity: 1 });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `/r/${params.shareCode}/mine?done=purchased&gift=${gift?.id}`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an external gift is held, confirmed and given back by forms', async () => {
  const guest = testApp.client();
  const params = await oneItem({ external: true });
  const { shareCode } = params;
  expect((await purchase(guest, params)).headers.get('location')).toContain('done=held&gift=');
  const [held] = await giftsOf(guest, shareCode);
  const giftId = held?.id ?? '';
  for (const [change, status] of [
    ['confirmed', 'purchased'],
    ['released', 'released'],
  ] as const) {
    const response = await postForm(guest, ownGiftForm, {
      params: { shareCode },
      fields: { giftId, change },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `/r/${shareCode}/mine?done=${change}&gift=${giftId}`,
    );
    expect((await giftsOf(guest, shareCode))[0]?.status).toBe(status);
  }
});

test('a contribution with a rupee sign and commas is recorded, and mailed to the guest', async () => {
  const guest = testApp.client();
  const params = await oneItem();
  const guestEmail = `${randomUUID()}@example.com`;
  const fields = { guestName: 'Ravi', guestEmail, message: 'With love', amount: '₹1,000.50' };
  const response = await postForm(guest, contributeForm, { params, fields });
  expect(response.headers.get('location')).toContain('?done=contributed&gift=');
  expect(await giftsOf(guest, params.shareCode)).toMatchObject([{ amount: 1000.5 }]);
  expect(await mailsTo(testApp, guestEmail)).toHaveLength(1);
});

test('a form that is sent twice, one after the other or at once, gives one gift', async () => {
  const guest = testApp.client();
  await guest.csrfToken();
  const params = await oneItem({ quantity: 5 });
  const key = randomUUID();
  const first = await purchase(guest, params, { key });
  const [atOnce, again] = [
    await Promise.all([1, 2, 3].map(() => purchase(guest.clone(), params, { key }))),
    await purchase(guest, params, { key }),
  ];
  const locations = [first, ...atOnce, again].map(({ headers }) => headers.get('location'));
  expect(new Set(locations).size).toBe(1);
  expect(await giftsOf(guest, params.shareCode)).toHaveLength(1);
  await purchase(guest, params);
  expect(await giftsOf(guest, params.shareCode)).toHaveLength(2);
});

test('parallel first submits of a browser without a guest cookie give one gift', async () => {
  const guest = testApp.client();
  await guest.csrfToken();
  const params = await oneItem({ quantity: 5 });
  const key = randomUUID();
  await Promise.all([1, 2, 3, 4].map(() => purchase(guest.clone(), params, { key })));
  expect(await giftsOf(guest, params.shareCode)).toHaveLength(1);
});

test('bad input gets the messages beside the fields, and keeps what was typed', async () => {
  const guest = testApp.client();
  const params = await oneItem();
  const fields = {
    guestName: ' ',
    guestEmail: 'asha..menon@example.com',
    message: 'x'.repeat(501),
    quantity: '1.5',
  };
  const response = await purchase(guest, params, { fields });
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await shownForm(response)).toMatchObject({
    action: `/r/${params.shareCode}/gifts/${params.itemId}/purchase`,
    values: fields,
    errors: {
      guestName: 'Name is required',
      guestEmail: 'Email cannot contain consecutive dots',
      message: 'Message must not exceed 500 characters',
      quantity: 'Please choose a whole number',
    },
  });
  expect(await giftsOf(guest, params.shareCode)).toStrictEqual([]);
});

test.each(['', 'much', '0.5', '-5', '1e99', '12.345'])(
  'the amount "%s" is explained',
  async (amount) => {
    const guest = testApp.client();
    const params = await oneItem();
    const fields = { guestName: 'Ravi', guestEmail: '', message: '', amount };
    const response = await postForm(guest, contributeForm, { params, fields });
    expect(response.status).toBe(422);
    const { errors, values } = await shownForm(response);
    expect(Object.keys(errors)).toStrictEqual(['amount']);
    expect(values['amount']).toBe(amount);
  },
);

test('an amount above what is missing stands beside its field', async () => {
  const params = await oneItem();
  const fields = { guestName: 'Ravi', guestEmail: '', message: '', amount: '5,000' };
  const response = await postForm(testApp.client(), contributeForm, { params, fields });
  expect(response.status).toBe(409);
  expect((await shownForm(response)).errors).toStrictEqual({
    amount: 'Only ₹1,499 is left to give.',
  });
});

test('the last unit gone in the meantime is explained; what was typed stays', async () => {
  const params = await oneItem();
  await purchase(testApp.client(), params);
  const response = await purchase(testApp.client(), params);
  expect(response.status).toBe(409);
  expect(await shownForm(response)).toMatchObject({
    values: asha,
    failure: 'Someone has already purchased this gift. Please choose another one.',
  });
});

test("another guest's gift is not found, and the page 'Your gifts' says so", async () => {
  const params = await oneItem();
  const guest = testApp.client();
  await purchase(guest, params);
  const [gift] = await giftsOf(guest, params.shareCode);
  const { shareCode } = params;
  const response = await postForm(testApp.client(), ownGiftForm, {
    params: { shareCode },
    fields: { giftId: gift?.id ?? '', change: 'released' },
  });
  expect(response.status).toBe(404);
  expect((await shownForm(response)).action).toBe(`/r/${shareCode}/mine`);
  expect((await giftsOf(guest, shareCode))[0]?.status).toBe('purchased');
});

describe('a form from elsewhere', () => {
  const attacks: Readonly<Record<string, FormChanges>> = {
    'without a token': { csrfToken: null },
    'with an invented token': { csrfToken: 'made-up' },
    'of another origin': { headers: { origin: 'https://evil.example' } },
    'of an opaque origin': { headers: { origin: 'null' } },
    'of a cross-site page': { headers: { 'sec-fetch-site': 'cross-site' } },
  };

  test.each(Object.entries(attacks))('%s is rejected', async (_name, changes) => {
    const guest = testApp.client();
    const params = await oneItem();
    const response = await purchase(guest, params, {}, changes);
    expect(response.status).toBe(403);
    const form = await shownForm(response);
    expect(form.failure).toBe(
      'Your page has been open for a while. Please reload it and try again.',
    );
    expect(await giftsOf(guest, params.shareCode)).toStrictEqual([]);
  });

  test("with another browser's token is rejected; our own page may send what was typed again", async () => {
    const guest = testApp.client();
    const params = await oneItem();
    const csrfToken = await testApp.client().csrfToken();
    const response = await purchase(guest, params, {}, { csrfToken });
    expect(response.status).toBe(403);
    const form = await shownForm(response);
    expect(form.values).toStrictEqual(asha);
    const again = await purchase(guest, params, {}, { csrfToken: form.csrfToken });
    expect(again.status).toBe(303);
  });

  test('control: without the check of the token the forms from elsewhere give gifts', async () => {
    const unchecked = await createTestApp({ database: testApp.database });
    unchecked.app.csrfProtection = (_request, _reply, next) => next();
    try {
      const params = await oneItem();
      const response = await purchase(unchecked.client(), params, {}, { csrfToken: null });
      expect(response.status).toBe(303);
    } finally {
      await unchecked.close();
    }
  });
});

describe('malformed requests', () => {
  const bodies: readonly (readonly [string, FormChanges, number])[] = [
    ['no body', { rawBody: '' }, 403],
    ['JSON', { rawBody: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['text', { rawBody: 'a=1', headers: { 'content-type': 'text/plain' } }, 415],
    ['multipart', { rawBody: 'x', headers: { 'content-type': 'multipart/form-data' } }, 415],
    ['17 kB', { rawBody: `message=${'x'.repeat(17_000)}` }, 413],
    ['broken percent signs', { rawBody: '%zz=%&&&=%ff' }, 403],
    ['a thousand fields', { rawBody: '&a=1'.repeat(1_000) }, 403],
    ['a prototype', { rawBody: '__proto__=1&constructor=2' }, 403],
  ];

  test.each(bodies)('%s is refused in a page for people', async (_name, changes, status) => {
    const response = await purchase(testApp.client(), await oneItem(), {}, changes);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await shownForm(response)).failure).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['an unknown field', { ...asha, extra: '1' }, 422],
    ['a NUL', { ...asha, guestName: 'a\0b' }, 400],
    ['a missing name', { quantity: '1' }, 422],
    ['a quantity of 100', { ...asha, quantity: '100' }, 422],
    ['the name of a prototype', { ...asha, toString: '1' }, 422],
  ])('%s is refused', async (_name, fields, status) => {
    const response = await purchase(testApp.client(), await oneItem(), { fields });
    expect(response.status).toBe(status);
  });

  test('a form without its key is refused', async () => {
    const response = await purchase(testApp.client(), await oneItem(), { key: 'no-uuid' });
    expect(response.status).toBe(400);
    const { failure, idempotencyKey } = await shownForm(response);
    expect(failure).toBe('Please reload the page and try again.');
    expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(['x', '..%2f', '%00', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
    'the item "%s" is not found',
    async (itemId) => {
      const guest = testApp.client();
      const { shareCode } = await oneItem();
      const response = await guest.fetch(`/r/${shareCode}/gifts/${itemId}/purchase`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...asha, 'csrf-token': await guest.csrfToken() }).toString(),
      });
      expect([400, 404]).toContain(response.status);
    },
  );
});

test('when the page of a rejected form can not be rendered, messages and typed texts still arrive', async () => {
  const params = { shareCode: 'throws', itemId: randomUUID() };
  const fields = { ...asha, guestName: '', message: 'With <love>' };
  const response = await postForm(testApp.client(), purchaseForm, { params, fields });
  expect([response.status, response.headers.get('cache-control')]).toStrictEqual([422, 'no-store']);
  const html = await response.text();
  expect(html).toContain('<input name="guestName" value=""></label><br>Name is required</p>');
  expect(html).toContain('<input name="message" value="With &lt;love&gt;">');
  expect(html).toContain(`action="/r/throws/gifts/${params.itemId}/purchase"`);
});

test('without a release that shows the page, the messages still arrive', async () => {
  const bare = await createTestApp();
  try {
    const params = { shareCode: 'unknown', itemId: randomUUID() };
    const fields = { ...asha, guestName: '' };
    const response = await postForm(bare.client(), purchaseForm, { params, fields });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('<input name="guestName" value=""></label><br>Name is required</p>');
    expect(html).toContain('<input name="quantity" value="1">');
  } finally {
    await bare.close();
  }
});
