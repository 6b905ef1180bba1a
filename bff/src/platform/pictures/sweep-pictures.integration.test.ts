import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFile } from '@gift-registry/workers-contract';
import { addExternalItem, createRegistry, saveCover } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepPictures } from './sweep-pictures.ts';

const [used, unused, fresh, cover, further] = ['a', 'b', 'c', 'd', 'e'].map((letter) =>
  letter.repeat(64),
);
const longAgo = new Date(Date.now() - 5 * 86_400_000);

let dataDir: string;
let testApp: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sweep-'));
  testApp = await createTestApp({ config: { dataDir } });
});
afterAll(async () => {
  await testApp.close();
  await rm(dataDir, { recursive: true });
});

test('unused pictures are deleted after some days, used ones stay', async () => {
  const folder = join(dataDir, 'pictures');
  const { db } = testApp.deps;
  await sweepPictures({ db, folder });
  await mkdir(folder);
  const namesOf = (hash = '') => [pictureFile(hash, 'large'), pictureFile(hash, 'small')];
  const unfinished = `.${pictureFile(unused ?? '', 'large')}.0000`;
  for (const name of [
    ...namesOf(used),
    ...namesOf(unused),
    ...namesOf(fresh),
    ...namesOf(cover),
    ...namesOf(further),
    unfinished,
  ]) {
    await writeFile(join(folder, name), 'x');
    if (!namesOf(fresh).includes(name)) await utimes(join(folder, name), longAgo, longAgo);
  }
  const { client } = await signUpAndIn(testApp);
  await client.call(addExternalItem, {
    body: {
      registryId: null,
      product: {
        url: 'shop.example/lamp',
        name: 'Lamp',
        price: 1,
        picture: used ?? null,
        morePictures: [further ?? ''],
      },
    },
  });
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  await client.call(saveCover, {
    params: { registryId },
    body: {
      coverImageUrl: `/gift-pictures/${pictureFile(cover ?? '', 'large')}`,
      coverAlt: 'A mango tree',
      story: null,
    },
  });
  await sweepPictures({ db, folder });
  expect((await readdir(folder)).sort()).toStrictEqual(
    [...namesOf(used), ...namesOf(fresh), ...namesOf(cover), ...namesOf(further)].sort(),
  );
});
