import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import * as contract from '@gift-registry/bff-contract';
import { PICTURES_FOLDER, pictureFile } from '@gift-registry/workers-contract';
import { createPictureStorage } from '../../platform/pictures/picture-storage.ts';
import { giftPictureUrl } from '../../platform/pictures/picture-url.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { giveGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { samplePayee, takeUpi } from '../../testing/samples/upi-payee.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createPayeeCipher } from '../money/upi-address.ts';
import { deleteOldExports } from './data-export.repository.ts';
import { makeNextExport } from './data-export.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const hash = 'ab'.repeat(32);
const picture = Buffer.from('RIFF....WEBPVP8 picture');

async function make(): Promise<void> {
  const { deps } = testApp;
  await makeNextExport({
    ...deps,
    pictures: createPictureStorage(deps.config),
    payees: createPayeeCipher(deps.config),
  });
}

async function download(client: TestClient, exportId: string): Promise<Map<string, string>> {
  const response = await client.fetch(`/api/account/export/${exportId}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('my-data.zip');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const archive = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const files = new Map<string, string>();
  for (const entry of await archive.getEntries())
    if (!entry.directory)
      files.set(
        entry.filename,
        Buffer.from(await entry.getData(new Uint8ArrayWriter())).toString(),
      );
  return files;
}

async function hostWithGift(message = 'With love') {
  const { client, user } = await signUpAndIn(testApp, { firstName: 'मीरा' });
  const registry = await createSampleRegistry(testApp, user.id);
  const itemId = registry.itemIds[0] ?? '';
  await giveGift(
    testApp,
    { shareCode: registry.shareCode, itemId },
    { guestName: 'Ravi', message },
  );
  await stepUp(client);
  return { client, user, registry, itemId };
}

test('the file has account, registries with pictures, gifts and notes, and its link is mailed', async () => {
  const { client, user, registry, itemId } = await hostWithGift();
  await takeUpi(testApp, registry.registryId);
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, pictureFile(hash, 'large')), picture);
  await sql`update products set image_url = ${giftPictureUrl(hash, 'large')}
    where id = (select product_id from registry_items where id = ${itemId})`.execute(
    testApp.deps.db,
  );
  const asked = await client.call(contract.exportAccount, {});
  expect(asked.dataExport).toMatchObject({ state: 'waiting', expiresAt: null });
  const exportId = asked.dataExport?.id ?? '';
  expect((await client.fetch(`/api/account/export/${exportId}`)).status).toBe(404);
  await make();
  const { link } = (await lastMail(testApp, user.email, 'data-export')).data;
  expect(new URL(link).pathname).toBe('/account');
  expect((await client.call(contract.getAccount, {})).dataExport?.state).toBe('ready');

  const files = await download(client, exportId);
  const names = [...files.keys()];
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({
    email: user.email,
    firstName: 'मीरा',
  });
  expect(files.get('gift-book.csv')).toMatch(/^\uFEFFDate,Registry,.*Ravi.*With love/su);
  const itemsCsv = files.get(names.find((name) => name.endsWith('/items.csv')) ?? '');
  expect(itemsCsv).toMatch(/^\uFEFFGift,/);
  expect(files.get(names.find((name) => name.endsWith('.webp')) ?? '')).toBe(picture.toString());
  expect(
    JSON.parse(files.get(names.find((name) => name.endsWith('/upi.json')) ?? '') ?? ''),
  ).toEqual(samplePayee);
  const all = [...files.values()].join('\n');
  expect(all).not.toMatch(/argon2id|password_hash|passwordHash":/);
});

test('gifts that are a surprise are left out (control: without the surprise they are there)', async () => {
  const { client, registry } = await hostWithGift('A secret pot');
  const file = async () => {
    const { dataExport } = await client.call(contract.exportAccount, {});
    await make();
    return [...(await download(client, dataExport?.id ?? '')).values()].join('\n');
  };
  expect(await file()).toContain('A secret pot');
  await sql`update registries set surprise_until = '2099-01-01' where id = ${registry.registryId}`.execute(
    testApp.deps.db,
  );
  const hidden = await file();
  expect(hidden).not.toMatch(/A secret pot|Ravi/);
  expect(hidden).not.toMatch(/fulfilled|reserved/i);
});

test('asking for the file and downloading it need a confirmation within 15 minutes', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const ask = () => client.call(contract.exportAccount, {});
  expect((await failureOf(ask())).code).toBe('step-up-required');
  await stepUp(client);
  const exportId = (await ask()).dataExport?.id ?? '';
  await make();
  const check = () => client.call(contract.checkExport, { params: { exportId } });
  expect(await check()).toEqual({ readable: true });
  await sql`update sessions set confirmed_at = now() - interval '16 minutes' where user_id = ${user.id}`.execute(
    testApp.deps.db,
  );
  expect((await failureOf(check())).code).toBe('step-up-required');
  expect((await client.fetch(`/api/account/export/${exportId}`)).status).toBe(403);
});

test('an account without a password confirms by a mailed code', async () => {
  const { client, user } = await signUpAndIn(testApp);
  await sql`update users set password_hash = null where id = ${user.id}`.execute(testApp.deps.db);
  await client.call(contract.sendIdentityCode, {});
  const { code } = (await lastMail(testApp, user.email, 'identity-code')).data;
  await client.call(contract.confirmIdentity, { body: { code } });
  expect((await client.call(contract.exportAccount, {})).dataExport?.state).toBe('waiting');
  await make();
});

test('the file is readable for its owner only, and after 24 hours for nobody', async () => {
  const { client } = await hostWithGift();
  const { dataExport } = await client.call(contract.exportAccount, {});
  await make();
  const path = `/api/account/export/${dataExport?.id ?? ''}`;
  expect((await testApp.client().fetch(path)).status).toBe(401);
  const { client: other } = await signUpAndIn(testApp);
  await stepUp(other);
  expect((await other.fetch(path)).status).toBe(404);
  expect((await client.fetch(path)).status).toBe(200);
  await sql`update data_exports set finished_at = finished_at - interval '1 day', expires_at = expires_at - interval '1 day'`.execute(
    testApp.deps.db,
  );
  expect((await client.fetch(path)).status).toBe(404);
  expect((await client.call(contract.getAccount, {})).dataExport).toBeNull();
  await deleteOldExports(testApp.deps.db);
  const { rows } = await sql`select from data_export_parts`.execute(testApp.deps.db);
  expect(rows).toHaveLength(0);
});

test('parts of a killed try are replaced; asking again while waiting makes one file and one mail', async () => {
  const { client, user } = await hostWithGift();
  const { dataExport } = await client.call(contract.exportAccount, {});
  await Promise.all([
    client.call(contract.exportAccount, {}),
    client.call(contract.exportAccount, {}),
  ]);
  const exportId = dataExport?.id ?? '';
  await testApp.deps.db
    .insertInto('dataExportParts')
    .values({ exportId, position: 0, content: Buffer.from('half a file') })
    .execute();
  await make();
  await make();
  expect((await download(client, exportId)).has('account.json')).toBe(true);
  expect(await mailsTo(testApp, user.email)).toHaveLength(1);
  const fourth = await failureOf(client.call(contract.exportAccount, {}));
  expect(fourth.code).toBe('rate-limited');
});
