import { setTimeout as delay } from 'node:timers/promises';
import {
  changeSetting,
  createRegistry,
  getSurprise,
  listSettings,
  setSurprise,
  settingGroups,
  settingVariables,
  signUp,
  type SettingName,
} from '@gift-registry/bff-contract';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';

let app: TestApp;
let other: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp({ database: app.database });
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Within two seconds, as it is promised. */
async function otherBrand(brand: string): Promise<string> {
  for (let tries = 40; tries > 0 && other.deps.config.brand !== brand; tries -= 1) await delay(50);
  return other.deps.config.brand;
}

const change = (name: SettingName, value: string | null, seen: string | null = null) =>
  admin.call(changeSetting, { params: { name }, body: { value, seen } });
const shown = async (name: SettingName) => {
  const { settings } = await admin.call(listSettings, {});
  return settings.find((setting) => setting.name === name);
};

test('a setting needs a confirmed password, reaches every process and is taken back', async () => {
  expect(await failureOf(change('BRAND', 'Uphaar'))).toMatchObject({ code: 'step-up-required' });
  expect(app.deps.config.brand).toBe('Tohfa');
  await stepUp(admin);
  expect(await change('BRAND', 'Uphaar')).toMatchObject({
    ...{ value: 'Uphaar', source: 'database', default: 'Tohfa' },
    changedAt: expect.any(String),
  });
  expect(app.deps.config.brand).toBe('Uphaar');
  expect(await otherBrand('Uphaar')).toBe('Uphaar');
  await change('BRAND', null, 'Uphaar');
  expect(await shown('BRAND')).toMatchObject({ value: 'Tohfa', source: 'default', stored: null });
  expect(await otherBrand('Tohfa')).toBe('Tohfa');
  const entries = await app.deps.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'setting-changed')
    .where('subject', '=', 'setting:BRAND')
    .orderBy('id')
    .execute();
  expect(entries.map(({ details }) => details)).toMatchObject([
    { from: null, to: 'Uphaar' },
    { from: 'Uphaar', to: null },
  ]);
});

test('a value is checked by the schema of the environment', async () => {
  await stepUp(admin);
  expect(await failureOf(change('GUEST_DATA_DAYS', '7'))).toMatchObject({
    ...{ code: 'invalid-input', field: 'value' },
    message: 'This must be a whole number from 30 to 730.',
  });
  await change('GUEST_DATA_DAYS', '90');
  expect(app.deps.config.guestDataDays).toBe(90);
});

test('a change of an earlier value overwrites nothing', async () => {
  await stepUp(admin);
  await change('BRAND_LINE', 'gifts for good');
  expect(await failureOf(change('BRAND_LINE', 'late'))).toMatchObject({ status: 409 });
  expect(app.deps.config.brandLine).toBe('gifts for good');
});

test('the environment wins and says so', async () => {
  await stepUp(admin);
  const name = 'GIFT_UNITS_PER_NETWORK_HOUR';
  expect(await shown(name)).toMatchObject({ source: 'environment', value: '1000000' });
  expect(await failureOf(change(name, '5'))).toMatchObject({ status: 409 });
  await app.deps.db.insertInto('settings').values({ name, value: '5', changedBy: null }).execute();
  await app.deps.settings.announce();
  expect(app.deps.config.giftLimits.networkUnitsPerHour).toBe(1_000_000);
  expect(await shown(name)).toMatchObject({ source: 'environment', stored: '5' });
});

test('a stored value that this version refuses leaves the default in force', async () => {
  const values = { name: 'PASSCODE_WRONG_PER_NETWORK', value: 'soon', changedBy: null };
  await app.deps.db.insertInto('settings').values(values).execute();
  await app.deps.settings.announce();
  expect(app.deps.config.passcodes.wrongPerNetwork).toBe(20);
});

test('sign-up by invitation admits an invited address only', async () => {
  await stepUp(admin);
  await change('SIGN_UP', 'invitation');
  const join = (email: string) =>
    app.client().call(signUp, {
      body: signUpForm(email),
    });
  expect(await failureOf(join('stranger@example.com'))).toMatchObject({ code: 'forbidden' });
  await change('SIGN_UP', 'open', 'invitation');
  const { user } = await signUpAndIn(app);
  await change('SIGN_UP', 'invitation', 'open');
  const registry = await app.deps.db
    .insertInto('registries')
    .values({
      ...{ ownerId: user.id, registryName: 'R', occasion: 'other', eventDate: '2030-01-01' },
      ...{ guestRange: '0-20', phoneNumber: '9876543210' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.deps.db
    .insertInto('coHostInvitations')
    .values({
      ...{ registryId: registry.id, email: 'invited@example.com', invitedBy: user.id },
      ...{ tokenHash: Buffer.alloc(32, 1), expiresAt: new Date(Date.now() + 60_000) },
    })
    .execute();
  await join('invited@example.com');
  await change('SIGN_UP', null, 'invitation');
});

test('a switch refuses new surprises until it is on again', async () => {
  await stepUp(admin);
  const { client } = await signUpAndIn(app);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const start = () =>
    client.call(setSurprise, { params: { registryId }, body: { until: '2028-01-01' } });
  await change('SURPRISES', 'off');
  expect(await failureOf(start())).toMatchObject({ field: 'until' });
  expect(await client.call(getSurprise, { params: { registryId } })).toMatchObject({
    offered: false,
  });
  await change('SURPRISES', null, 'off');
  expect(await start()).toMatchObject({ until: '2028-01-01', offered: true });
});

test('every setting is described once', () => {
  const described = settingGroups.flatMap(({ settings }) => Object.keys(settings));
  expect(described.toSorted()).toEqual(Object.keys(settingVariables).toSorted());
});
