import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDrawnPictures } from './drawn-pictures.ts';

const DAY_SECONDS = 86_400;

test('the newest pictures of a month stay, and a lost one reads as undefined', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  const pictures = createDrawnPictures(folder);
  for (const [name, days] of [
    ['month.jpg', 31],
    ['week.jpg', 7],
    ['day.jpg', 1],
    ['now.jpg', 0],
  ] as const) {
    await pictures.write(name, Buffer.from(name));
    const at = Date.now() / 1_000 - days * DAY_SECONDS;
    await utimes(join(folder, name), at, at);
  }
  await pictures.sweep();
  expect((await readdir(folder)).sort()).toEqual(['day.jpg', 'now.jpg', 'week.jpg']);
  await createDrawnPictures(folder, 2).sweep();
  expect((await readdir(folder)).sort()).toEqual(['day.jpg', 'now.jpg']);
  expect((await pictures.read('now.jpg'))?.toString()).toBe('now.jpg');
  expect(await pictures.read('week.jpg')).toBeUndefined();
  await rm(folder, { recursive: true });
});
