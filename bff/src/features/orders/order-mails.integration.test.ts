import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { cancelOrder, forgetMe, getOrder } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import { createAccount } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { paymentEvent, sendSigned } from '../../testing/requests/payment-events.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createOrderLinks } from './order-mailer.ts';

let provider: PaymentProviderProcess;
let app: TestApp;
let ownerId: string;
beforeAll(async () => {
  provider = await startPaymentProvider();
  app = await createTestApp({ config: { payments: { adapter: 'demo', ...provider.settings } } });
  ownerId = (await createAccount(app)).id;
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const newAddress = () => `${randomUUID()}@example.com`;

async function place(guest: TestClient, guestEmail: string) {
  const { shareCode, itemIds } = await createSampleRegistry(app, ownerId, { items: 1 });
  const form = { guestName: 'Ravi evil.example', guestEmail };
  return (await order(guest, { shareCode, itemIds, form })).order;
}

async function pay(number: string, paise: number): Promise<void> {
  const { webhookSecret } = provider.settings;
  const body = paymentEvent('payment_link.paid', {
    number,
    paise,
    paymentId: `pay_${randomUUID()}`,
  });
  expect(await sendSigned({ baseUrl: app.baseUrl, webhookSecret }, { body })).toBe(200);
}

const stepOf = (mail: MailJob) => (mail.template === 'order-news' ? mail.data.step : mail.template);
const stepsTo = async (address: string) => (await mailsTo(app, address)).map(stepOf);

async function placedMail(address: string) {
  const mail = (await mailsTo(app, address)).at(-1);
  if (mail?.template !== 'order-placed') throw new Error('There is no mail about an order.');
  return mail.data;
}

const openLink = (guest: TestClient, link: string) => {
  const { pathname, searchParams } = new URL(link);
  return guest.call(getOrder, {
    params: { number: pathname.split('/').at(-1) ?? '' },
    query: { key: searchParams.get('key') ?? '' },
  });
};

test('the first mail of an order says gift, host, occasion, what is not paid and until when, with the link to pay', async () => {
  const address = newAddress();
  const { number, totalPaise, heldUntil, lines } = await place(app.client(), address);
  const mail = await placedMail(address);
  expect(mail).toMatchObject({
    ...{ number, productName: lines[0]?.productName, paise: totalPaise, payBy: heldUntil },
    event: { occasion: 'birthday', hostName: 'Meera' },
  });
  expect(mail.payBy).not.toBeNull();
  expect(new URL(mail.orderLink).pathname).toBe(`/order/${number}`);
  expect(JSON.stringify(mail)).not.toMatch(/evil|Ravi/);
});

test('a second order has its mails, too, and a paid one all of them', async () => {
  const [guest, address] = [app.client(), newAddress()];
  const first = await place(guest, address);
  const second = await place(guest, address);
  const third = await place(guest, address);
  expect(await stepsTo(address)).toEqual(['order-placed', 'order-placed']);
  await pay(third.number, third.totalPaise);
  await pay(second.number, second.totalPaise);
  await pay(first.number, first.totalPaise);
  expect((await stepsTo(address)).slice(2)).toEqual(['paid', 'paid', 'paid']);
  // Paying has confirmed the address.
  await place(guest, address);
  expect(await placedMail(address)).toMatchObject({ guestName: expect.stringContaining('Ravi') });
});

test('an order whose first mail was held back sends none when it ends unpaid', async () => {
  const [guest, address] = [app.client(), newAddress()];
  const told = await place(guest, address);
  await place(guest, address);
  const held = await place(guest, address);
  for (const { number } of [held, told])
    await guest.call(cancelOrder, { params: { number }, query: {} });
  const ends = (await mailsTo(app, address)).flatMap(({ template, data }) =>
    template === 'order-news' ? [data] : [],
  );
  expect(ends).toMatchObject([{ step: 'cancelled', number: told.number, isPaid: false }]);
});

test('a browser that opened the link of a mail reads the order without its key, and others do not', async () => {
  const [guest, address] = [app.client(), newAddress()];
  const { number, shareCode } = await place(guest, address);
  const { orderLink } = await placedMail(address);
  const [phone, stranger] = [app.client(), app.client()];
  const read = (client: typeof phone) => client.call(getOrder, { params: { number }, query: {} });
  // A document gives each browser the cookie that it is known by.
  await Promise.all([phone.csrfToken(), stranger.csrfToken()]);
  await expect(read(phone)).rejects.toMatchObject({ status: 404 });
  await openLink(phone, orderLink);
  await openLink(phone, orderLink);
  expect(await read(phone)).toMatchObject({ number });
  expect(await read(guest)).toMatchObject({ number });
  await expect(read(stranger)).rejects.toMatchObject({ status: 404 });
  await phone.call(forgetMe, { params: { shareCode: shareCode ?? '' } });
  await expect(read(phone)).rejects.toMatchObject({ status: 404 });
});

test('the link of a mail confirms its address, the return from a payment does not', async () => {
  const [guest, address] = [app.client(), newAddress()];
  const { number } = await place(guest, address);
  const { orderLink } = await placedMail(address);
  const isConfirmed = async () => {
    const { rows } = await sql<{ confirmed: boolean }>`
      select exists (select from guest_mailboxes where email = ${address} and confirmed_at is not null) as confirmed`.execute(
      app.deps.db,
    );
    return rows[0]?.confirmed;
  };
  await openLink(guest, createOrderLinks(app.deps.config).returning(number));
  expect(await isConfirmed()).toBe(false);
  await openLink(guest, orderLink);
  expect(await isConfirmed()).toBe(true);
});
