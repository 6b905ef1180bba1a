import { createTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    config: { requestsPerMinute: 10, trustedProxies: ['127.0.0.1/32'] },
  });
});
afterAll(() => testApp.close());

const statuses = async (
  count: number,
  url: string,
  from: string,
  cookie?: string,
): Promise<number[]> => {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
    found.push((await testApp.app.inject({ url, headers })).statusCode);
  }
  return found;
};
const countOf = (found: number[], status: number) => found.filter((one) => one === status).length;
const browser = (name: string) => `gr-csrf=${name}`;

test('a browser above its limit gets 429 with Retry-After, others behind its address do not', async () => {
  const found = await statuses(15, '/api/session', '203.0.113.1', browser('asha'));
  expect(countOf(found, 200)).toBe(10);
  expect(countOf(found, 429)).toBe(5);
  const refused = await testApp.app.inject({
    url: '/api/session',
    headers: { 'x-forwarded-for': '203.0.113.9', cookie: browser('asha') },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json<{ error: { code: string } }>().error.code).toBe('rate-limited');
  expect(await statuses(1, '/api/session', '203.0.113.1', browser('dev'))).toStrictEqual([200]);
  expect(await statuses(1, '/api/session', '203.0.113.1')).toStrictEqual([200]);
});

test('an address is limited as a whole, with a new cookie for each request too', async () => {
  const found: number[] = [];
  for (let n = 0; n < 110; n += 1)
    found.push(...(await statuses(1, '/api/session', '203.0.113.2', browser(`new-${n}`))));
  expect(countOf(found, 200)).toBe(100);
  expect(await statuses(1, '/api/session', '203.0.113.2')).toStrictEqual([429]);
  expect(await statuses(1, '/api/session', '203.0.113.3')).toStrictEqual([200]);
});

test('a rejected browser does not use up the limit of its address', async () => {
  await statuses(150, '/api/session', '203.0.113.4', browser('loop'));
  expect(await statuses(1, '/api/session', '203.0.113.4')).toStrictEqual([200]);
});

test('404 responses have a lower limit, per browser and per address', async () => {
  await statuses(2, '/api/nothing', '203.0.113.5', browser('guesser'));
  expect(await statuses(1, '/api/session', '203.0.113.5', browser('guesser'))).toStrictEqual([429]);
  expect(await statuses(1, '/api/session', '203.0.113.5', browser('guest'))).toStrictEqual([200]);
  await statuses(11, '/api/nothing', '203.0.113.5');
  expect(await statuses(1, '/api/session', '203.0.113.5', browser('guest'))).toStrictEqual([429]);
});

test('an IPv6 /64 is one client, and health checks are not limited', async () => {
  await statuses(100, '/api/session', '2001:db8::1');
  expect(await statuses(1, '/api/session', '2001:db8::ffff')).toStrictEqual([429]);
  expect(await statuses(1, '/api/session', '2001:db8:0:1::1')).toStrictEqual([200]);
  expect(await statuses(1, '/healthz', '2001:db8::1')).toStrictEqual([200]);
});
