import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDrawnPictures } from './share-pictures.ts';

const DAY_SECONDS = 86_400;

test('the newest pictures of a month stay, and a lost one reads as undefined', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  const pictures = createDrawnPictures(folder);
  const registryId = 'open';
  const findOpen = async (ids: readonly string[]) => ids.filter((id) => id === registryId);
  for (const [name, days] of [
    ['month.jpg', 31],
    ['week.jpg', 7],
    ['day.jpg', 1],
    ['now.jpg', 0],
  ] as const) {
    await pictures.write({ registryId, name }, Buffer.from(name));
    const at = Date.now() / 1_000 - days * DAY_SECONDS;
    await utimes(join(folder, registryId, name), at, at);
  }
  const names = async () => (await readdir(join(folder, registryId))).sort();
  await pictures.sweep(findOpen);
  expect(await names()).toEqual(['day.jpg', 'now.jpg', 'week.jpg']);
  await createDrawnPictures(folder, 2).sweep(findOpen);
  expect(await names()).toEqual(['day.jpg', 'now.jpg']);
  expect((await pictures.read({ registryId, name: 'now.jpg' }))?.toString()).toBe('now.jpg');
  expect(await pictures.read({ registryId, name: 'week.jpg' })).toBeUndefined();
  await rm(folder, { recursive: true });
});

test('pictures of a registry that guests can’t open go with their folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  const pictures = createDrawnPictures(folder);
  for (const registryId of ['open', 'locked', 'closed'])
    await pictures.write({ registryId, name: 'a.jpg' }, Buffer.from('a'));
  await mkdir(join(folder, 'of-an-earlier-version.jpg'));
  await pictures.forget('locked');
  expect(await readdir(folder)).not.toContain('locked');
  await pictures.sweep(async () => ['open']);
  expect(await readdir(folder)).toEqual(['open']);
  await rm(folder, { recursive: true });
});
