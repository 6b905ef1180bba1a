import sharp from 'sharp';
import { pictureSources } from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { PictureStorage } from './picture-storage.ts';
import { giftPictureUrl } from './picture-url.ts';
import { createThumbnails } from './thumbnails.ts';

const hash = '0123456789abcdef'.repeat(4);
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
let stored: Buffer;

beforeAll(async () => {
  stored = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#a63', noise },
  })
    .webp()
    .toBuffer();
});

function setUp() {
  const reads: string[] = [];
  const pictures: PictureStorage = {
    async read(name) {
      reads.push(name);
      return name === pictureFile(hash, 'small') ? stored : null;
    },
    has: async () => true,
  };
  const thumbnails = createThumbnails(pictures, (err) => {
    throw err;
  });
  return { reads, thumbnails };
}

test('every address that the contract offers is a thumbnail of its width and format', async () => {
  const { thumbnails } = setUp();
  const sources = pictureSources(giftPictureUrl(hash, 'small'));
  const addresses = sources.flatMap(({ srcSet }) => srcSet.split(', '));
  expect(addresses).toHaveLength(6);
  for (const address of addresses) {
    const [, name = '', width, format] = /([^/]+-(\d+)\.(\w+)) \d+w$/.exec(address) ?? [];
    const thumbnail = await thumbnails.find(name);
    expect(thumbnail?.type).toBe(`image/${format}`);
    const { format: encoded, width: pixels } = await sharp(thumbnail?.content).metadata();
    expect([encoded, pixels]).toStrictEqual([format === 'avif' ? 'heif' : format, Number(width)]);
  }
});

test('a thumbnail is made once, also for requests at the same time', async () => {
  const { thumbnails, reads } = setUp();
  const name = `${hash}-160.avif`;
  const made = await Promise.all([thumbnails.find(name), thumbnails.find(name)]);
  made.push(await thumbnails.find(name));
  expect(reads).toHaveLength(1);
  for (const thumbnail of made) expect(thumbnail?.content).toBe(made[0]?.content);
});

test('other names, and drawings, have no thumbnail', async () => {
  const { thumbnails, reads } = setUp();
  for (const name of [`${hash}-640.webp`, `${hash}-161.avif`, `${hash}-160.png`, '../x-160.avif'])
    expect(await thumbnails.find(name)).toBe(null);
  expect(reads).toStrictEqual([]);
  expect(pictureSources('/pictures/lamp.svg?v=1')).toStrictEqual([]);
});

test('a picture that is gone has no thumbnail', async () => {
  const { thumbnails } = setUp();
  const thumbnail = await thumbnails.find(`${'f'.repeat(64)}-160.webp`);
  expect(thumbnail?.content).toBeUndefined();
});
