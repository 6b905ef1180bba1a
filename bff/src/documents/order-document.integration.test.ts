import { setTimeout as delay } from 'node:timers/promises';
import {
  cancelOrderForm,
  getOrder,
  getTeamOrder,
  type OrderForm,
  type PageDefinition,
} from '@gift-registry/bff-contract';
import { createOrderLinks } from '../features/orders/order-mailer.ts';
import { createAccount, signUpAndIn } from '../testing/accounts.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../testing/processes/payment-provider.ts';
import { postForm } from '../testing/requests/post-form.ts';
import { order } from '../testing/samples/orders.ts';
import { publishSampleBuilds } from '../testing/samples/publish-sample-builds.ts';
import { createSampleRegistry } from '../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const page: PageDefinition = {
  screen: 'order',
  path: cancelOrderForm.path,
  title: 'Your order',
  description: 'An order.',
  opensMailedLink: true,
  prerender: { reads: ['getOrder'], query: ['key'], personal: true },
};

/** Bundles that show the replies and the form of the request as JSON. */
const layout = `render = () => ({ html: '<screen-outlet></screen-outlet>' })`;
const screen = `render = ({ replies, form }) => ({
  html: '<pre>' + JSON.stringify({ replies, failure: form && form.failure }) + '</pre>' })`;

const street = '12 Canary Road';
const hostPhone = '9123456780';
const hostPin = '411099';
const giver = { guestName: 'Kanari Vogel', guestEmail: 'kanari@example.org', message: 'Chirp' };

let provider: PaymentProviderProcess;
let app: TestApp;

beforeAll(async () => {
  provider = await startPaymentProvider();
  const payments = { adapter: 'demo', ...provider.settings } as const;
  app = await createTestApp({ config: { payments, renderTimeoutMs: 20_000 } });
  await publishSampleBuilds(app, [
    { project: 'shell', server: layout },
    { project: 'mfe-guest', server: screen, pages: [page] },
  ]);
  while (!(await read(app.client(), '/order/unknown')).html.includes('<pre>')) await delay(50);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

async function read(client: TestClient, url: string) {
  const response = await client.fetch(url, { headers: { accept: 'text/html' } });
  return { headers: response.headers, html: await response.text() };
}

async function placed(form: Partial<OrderForm> = giver) {
  const { registryId, shareCode, itemIds } = await createSampleRegistry(
    app,
    (await createAccount(app)).id,
  );
  await app.deps.db
    .updateTable('registries')
    .set({
      deliveryPreference: 'catalog_delivery',
      ...{ addressLine1: street, city: 'Pune', state: 'Maharashtra', zipCode: hostPin },
      phoneNumber: hostPhone,
    })
    .where('id', '=', registryId)
    .execute();
  const guest = app.client();
  const { order: made, paymentUrl } = await order(guest, { shareCode, itemIds, form });
  const links = createOrderLinks(app.deps.config);
  const mailed = new URL(links.mailed(made.number));
  return {
    guest,
    paymentUrl,
    number: made.number,
    path: `/order/${made.number}`,
    mailed: mailed.pathname + mailed.search,
    key: mailed.searchParams.get('key') ?? '',
  };
}

const personal = /Kanari|kanari@|Chirp|Brass lamp|Meera turns thirty/;
const secret = new RegExp([street, hostPhone, hostPin].join('|'));

describe('the document of an order', () => {
  test('is made for the browser that placed it, with the city of the host alone', async () => {
    const { guest, path } = await placed();
    const { html, headers } = await read(guest, path);
    expect(html).toMatch(/Kanari Vogel/);
    expect(html).toMatch(/Brass lamp/);
    expect(html).toMatch(/Pune, Maharashtra/);
    expect(html).not.toMatch(secret);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('noindex');
  });

  test('has the guest’s own address in full', async () => {
    const address = {
      ...{ name: 'Kanari Vogel', line1: '7 Nest Lane', city: 'Kochi', state: 'Kerala' },
      ...{ pinCode: '682001', phone: '9876543210' },
    };
    const { guest, path } = await placed({ shipTo: { kind: 'guest', address } });
    const { html } = await read(guest, path);
    expect(html).toMatch(/7 Nest Lane/);
    expect(html).not.toMatch(secret);
  });

  test('control: the address is stored, and the team’s view of the order has it', async () => {
    const { number } = await placed();
    const { client } = await signUpAndIn(app, { role: 'admin' });
    const team = await client.call(getTeamOrder, { params: { number } });
    expect(JSON.stringify(team)).toMatch(secret);
  });

  test('shows nothing to strangers, and nothing that tells whether the number exists', async () => {
    const { path } = await placed();
    const stranger = app.client();
    await stranger.csrfToken();
    const own = await read(stranger, path);
    const unknown = await read(stranger, '/order/TF-22222222');
    expect(own.html).not.toMatch(personal);
    expect(own.html).not.toMatch(/Pune|Maharashtra/);
    const answerIn = (html: string, number: string) =>
      /<pre>.*<\/pre>/s.exec(html)?.[0].replaceAll(number, '');
    expect(answerIn(own.html, path.slice(7))).toBe(answerIn(unknown.html, 'TF-22222222'));
  });

  test('opens with its mailed link on any device, whatever a provider adds to it', async () => {
    const { mailed } = await placed();
    const { html } = await read(app.client(), `${mailed}&razorpay_payment_link_status=paid`);
    expect(html).toMatch(/Kanari Vogel/);
    expect(html).not.toMatch(secret);
  });

  test('stays closed for a key of another order, a changed and an endless one', async () => {
    const [first, second] = [await placed(), await placed()];
    const keys = [second.key, `${first.key.slice(0, -2)}AA`, 'x'.repeat(5_000), ''];
    for (const key of keys) {
      const { html } = await read(app.client(), `${first.path}?key=${key}`);
      expect(html).not.toMatch(personal);
    }
  });
});

describe('without scripts', () => {
  test('the link leads to the provider, for the guest and the mailed link alone', async () => {
    const { guest, path, number, key, paymentUrl } = await placed();
    const locationFor = async (client: TestClient, url: string) =>
      (await client.fetch(url)).headers.get('location');
    expect(await locationFor(guest, `${path}/pay`)).toBe(paymentUrl);
    expect(await locationFor(app.client(), `${path}/pay?key=${key}`)).toBe(paymentUrl);
    expect(await locationFor(app.client(), `${path}/pay`)).toBe(
      `/order/${number}?payment=not-opened`,
    );
  });

  test('the form cancels, and says why it could not', async () => {
    const { guest, number, key, mailed } = await placed();
    const params = { number };
    const stranger = app.client();
    expect((await postForm(stranger, cancelOrderForm, { params })).status).toBe(404);
    const sent = await postForm(guest, cancelOrderForm, { params });
    expect([sent.status, sent.headers.get('location')]).toStrictEqual([303, `/order/${number}`]);
    expect((await guest.call(getOrder, { params, query: {} })).state).toBe('cancelled');
    const again = await postForm(stranger, cancelOrderForm, { params, query: { key } });
    const html = await again.text();
    expect(again.status).toBe(409);
    expect(html).toMatch(/can’t be cancelled here/);
    // The page of the failure is that of the mailed link.
    expect(html).toMatch(/Kanari Vogel/);
    expect(mailed).toContain(number);
  });

  // A page without a referrer names no origin.
  test('the form is accepted from its own page, and from no other', async () => {
    const { guest, number } = await placed();
    const send = (site: string) =>
      postForm(
        guest,
        cancelOrderForm,
        { params: { number } },
        { headers: { origin: 'null', 'sec-fetch-site': site } },
      );
    expect((await send('cross-site')).status).toBe(403);
    expect((await send('same-origin')).status).toBe(303);
  });
});
