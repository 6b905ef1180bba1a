import { listUnusualGivers } from '@gift-registry/bff-contract';
import { readConfig } from '../../../platform/config/config.ts';
import { mailUnusualNetworks } from '../../../subjects/host-mails/host-mails.service.ts';
import { createMailSettingsLinks } from '../../../subjects/host-mails/mail-settings-link.ts';
import { signUpAndIn } from '../../../testing/accounts.ts';
import { failureOf } from '../../../testing/failures.ts';
import { mailsTo } from '../../../testing/mails/mailbox.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../../testing/processes/payment-provider.ts';
import { order } from '../../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { giftLimits: usual } = readConfig({ DATABASE_URL: 'postgres://nowhere' });
const giftLimits = { ...usual, browserUnits: 1_000, networkUnits: 4 };

let provider: PaymentProviderProcess;
let online: TestApp;
let manual: TestApp;
beforeAll(async () => {
  provider = await startPaymentProvider();
  const payments = { adapter: 'demo', ...provider.settings } as const;
  online = await createTestApp({ config: { payments, giftLimits } });
  manual = await createTestApp({ database: online.database, config: { giftLimits } });
});
afterAll(async () => {
  await manual.close();
  await online.close();
  await provider.stop();
});

async function newRegistry() {
  const { client: host, user } = await signUpAndIn(online);
  const registry = await createSampleRegistry(online, user.id, { items: 5, quantity: 20 });
  const place = (app: TestApp, gifts: number) =>
    order(app.client(), { ...registry, itemIds: registry.itemIds.slice(0, gifts) });
  async function warnings() {
    await mailUnusualNetworks({
      ...online.deps,
      links: createMailSettingsLinks(online.deps.config),
    });
    return (await mailsTo(online, user.email)).filter(
      ({ template }) => template === 'unusual-gifts',
    );
  }
  return { ...registry, host, place, warnings };
}

test('an unusual order that waits for its payment is told to the host at once', async () => {
  const { host, registryId, place, warnings } = await newRegistry();
  const { order: placed } = await place(online, 5);
  expect(placed.money).toBe('waiting');
  expect(await warnings()).toHaveLength(1);
  const { networks = [] } = await host.call(listUnusualGivers, { params: { registryId } });
  expect(networks).toMatchObject([{ asked: true, units: 5 }]);
});

test('an unusual order that is refused without an email is told, too', async () => {
  const { place, warnings } = await newRegistry();
  await place(manual, 4);
  expect((await failureOf(place(manual, 1))).field).toBe('guestEmail');
  expect(await warnings()).toHaveLength(1);
});

test('control: a usual order warns nobody', async () => {
  const { host, registryId, place, warnings } = await newRegistry();
  await place(online, 4);
  expect(await warnings()).toHaveLength(0);
  expect(await host.call(listUnusualGivers, { params: { registryId } })).toMatchObject({
    networks: [],
  });
});
