import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createRegistry,
  createShare,
  getRegistry,
  getSharedRegistry,
  saveCover,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import sharp from 'sharp';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { scrimOf } from './save-cover.ts';

const hash = 'a'.repeat(64);
const coverImageUrl = `/gift-pictures/${pictureFile(hash, 'large')}`;

const aPicture = (background: string) =>
  sharp({ create: { width: 1280, height: 512, channels: 3, background } })
    .webp()
    .toBuffer();

let dataDir: string;
let testApp: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cover-'));
  await mkdir(join(dataDir, 'pictures'));
  await writeFile(join(dataDir, 'pictures', pictureFile(hash, 'large')), await aPicture('#ffffff'));
  testApp = await createTestApp({ config: { dataDir } });
});
afterAll(async () => {
  await testApp.close();
  await rm(dataDir, { recursive: true });
});

type Form = RequestOf<typeof saveCover>['body'];
const filled = (changes: Partial<Form> = {}): Form => ({
  coverImageUrl,
  coverAlt: ' Asha and Dev under a mango tree ',
  story: 'We met in a library.\nNow we need shelves.',
  ...changes,
});

async function hostWithRegistry() {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const params = { registryId };
  return { client, params, save: (body: Form) => client.call(saveCover, { params, body }) };
}

test('guests read the saved cover with its description, and the story', async () => {
  const { client, params, save } = await hostWithRegistry();
  const { shareCode } = await client.call(createShare, { params });
  const saved = await save(filled({ coverVersion: 1 }));
  const shown = {
    coverImageUrl,
    coverAlt: 'Asha and Dev under a mango tree',
    story: 'We met in a library.\nNow we need shelves.',
  };
  expect(saved).toMatchObject({ ...shown, coverVersion: 2, detailsVersion: 1 });
  expect(await testApp.client().call(getSharedRegistry, { params: { shareCode } })).toMatchObject(
    shown,
  );
});

test('without a picture its description goes too', async () => {
  const { save } = await hostWithRegistry();
  await save(filled());
  expect(await save(filled({ coverImageUrl: null, story: '' }))).toMatchObject({
    coverImageUrl: null,
    coverAlt: null,
    story: null,
    coverVersion: 3,
  });
});

test.each<[string, Partial<Form>, string, string]>([
  [
    'a picture without words',
    { coverAlt: ' ' },
    'coverAlt',
    'Please say in a few words what the picture shows.',
  ],
  [
    'a picture of another website',
    { coverImageUrl: 'https://shop.example/a.webp' },
    'coverImageUrl',
    'Please choose the picture again.',
  ],
  [
    'a picture that is not stored',
    { coverImageUrl: `/gift-pictures/${pictureFile('b'.repeat(64), 'large')}` },
    'coverImageUrl',
    'That picture is no longer available. Please choose it again.',
  ],
  [
    'a story that is too long',
    { story: 'x'.repeat(1001) },
    'story',
    'Please use 1,000 characters or less.',
  ],
])('%s is refused', async (_, changes, field, message) => {
  const { save } = await hostWithRegistry();
  expect(await failureOf(save(filled(changes)))).toMatchObject({ status: 422, field, message });
});

test('one of many simultaneous saves of the same version wins, and the others are told what is saved', async () => {
  const { client, params, save } = await hostWithRegistry();
  const { codes } = await tally(
    Array.from({ length: 6 }, (_, n) => save(filled({ story: `Story ${n}`, coverVersion: 1 }))),
  );
  expect(codes).toStrictEqual(Array.from({ length: 5 }, () => 'stale'));
  const refusal = await failureOf(save(filled({ coverVersion: 1 })));
  expect(refusal.current).toStrictEqual(await client.call(getRegistry, { params }));
});

test('a registry has the first theme until its host chooses another, which guests and the picture of the link get', async () => {
  const { client, params, save } = await hostWithRegistry();
  const { shareCode } = await client.call(createShare, { params });
  const shared = () => testApp.client().call(getSharedRegistry, { params: { shareCode } });
  expect((await shared()).theme).toBe('marigold');
  expect(await save(filled({ theme: 'lotus' }))).toMatchObject({ theme: 'lotus', coverVersion: 2 });
  // An earlier client sends none.
  expect(await save(filled({ story: 'Another one.' }))).toMatchObject({ theme: 'lotus' });
  expect(await shared()).toMatchObject({ theme: 'lotus', coverScrim: 54 });
});

test('the scrim follows the brightest part of the picture', async () => {
  expect(await scrimOf(await aPicture('#ffffff'))).toBe(54);
  expect(await scrimOf(await aPicture('#000000'))).toBe(0);
  const bright = await aPicture('#b0b0b0');
  const scrim = await scrimOf(bright);
  expect(scrim).toBeGreaterThan(25);
  expect(scrim).toBeLessThan(45);
  const above = await sharp(await aPicture('#000000'))
    .composite([{ input: await sharp(bright).resize(1280, 200).toBuffer(), top: 0, left: 0 }])
    .webp()
    .toBuffer();
  expect(await scrimOf(above)).toBe(scrim);
  expect(await scrimOf(Buffer.from('no picture'))).toBe(54);
});
