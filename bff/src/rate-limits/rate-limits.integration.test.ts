import { createTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    config: { requestsPerMinute: 50, trustedProxies: ['127.0.0.1/32'] },
  });
});
afterAll(() => testApp.close());

const statuses = async (count: number, url: string, from: string): Promise<number[]> => {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { statusCode } = await testApp.app.inject({ url, headers: { 'x-forwarded-for': from } });
    found.push(statusCode);
  }
  return found;
};
const countOf = (found: number[], status: number) => found.filter((one) => one === status).length;

test('a client above the limit gets 429 with Retry-After, others do not', async () => {
  const found = await statuses(60, '/api/session', '203.0.113.1');
  expect(countOf(found, 200)).toBe(50);
  expect(countOf(found, 429)).toBe(10);
  const refused = await testApp.app.inject({
    url: '/api/session',
    headers: { 'x-forwarded-for': '203.0.113.1' },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json<{ error: { code: string } }>().error.code).toBe('rate-limited');
  expect(await statuses(1, '/api/session', '203.0.113.2')).toStrictEqual([200]);
});

test('404 responses have a lower limit', async () => {
  for (let n = 0; n < 6; n += 1) await statuses(1, `/api/nothing/${n}`, '203.0.113.3');
  expect(await statuses(1, '/api/nothing/7', '203.0.113.3')).toStrictEqual([429]);
});

test('an IPv6 /64 is one client, and health checks are not limited', async () => {
  await statuses(50, '/api/session', '2001:db8::1');
  expect(await statuses(1, '/api/session', '2001:db8::ffff')).toStrictEqual([429]);
  expect(await statuses(1, '/api/session', '2001:db8:0:1::1')).toStrictEqual([200]);
  expect(await statuses(1, '/healthz', '2001:db8::1')).toStrictEqual([200]);
});
