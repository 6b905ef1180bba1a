import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodePicture, UnusablePictureError } from './encode-picture.ts';
import { pictureFormat } from './encode-picture.ts';

const MEGABYTE = 1024 * 1024;

/** Noise, so that what is cut off would be missed. */
const photograph = (width = 900, height = 600) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#804020',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const exif = {
  IFD0: { Artist: 'Somebody by name' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1' },
};

function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4 * MEGABYTE))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function refused(bytes: Buffer, name: string): Promise<void> {
  const error = await encodePicture(bytes).catch((reason: unknown) => reason);
  expect({ name, isRefused: error instanceof UnusablePictureError }).toStrictEqual({
    name,
    isRefused: true,
  });
}

test('a photograph is re-encoded in two sizes, named by the hash of its content', async () => {
  const bytes = await photograph(1800, 1200).jpeg().toBuffer();
  const { hash, files } = await encodePicture(bytes);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const [large, small] = await Promise.all([
    sharp(files.large).metadata(),
    sharp(files.small).metadata(),
  ]);
  expect([large.format, large.width, large.height]).toStrictEqual(['webp', 1280, 853]);
  expect([small.format, small.width]).toStrictEqual(['webp', 640]);
  expect((await encodePicture(bytes)).hash).toBe(hash);
});

test('JPEG, PNG, GIF, WebP and AVIF are accepted, and none is enlarged', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
    const bytes = await photograph(300, 200).toFormat(format).toBuffer();
    expect(pictureFormat(bytes)).toBe(format);
    const { files } = await encodePicture(bytes);
    expect({ case: format, got: (await sharp(files.large).metadata()).width }).toStrictEqual({
      case: format,
      got: 300,
    });
  }
});

test('metadata such as location and artist is removed, and the orientation is applied', async () => {
  const bytes = await photograph(900, 600)
    .withExif(exif)
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer();
  const original = await sharp(bytes).metadata();
  expect(original.exif?.includes('Somebody')).toBe(true);
  const { files } = await encodePicture(bytes);
  for (const file of Object.values(files)) {
    const { exif: left, xmp, icc, iptc, width = 0, height = 0 } = await sharp(file).metadata();
    expect([left, xmp, icc, iptc]).toStrictEqual([undefined, undefined, undefined, undefined]);
    expect(height).toBeGreaterThan(width);
    expect(file.includes('Somebody')).toBe(false);
  }
});

test('content appended to or hidden in a picture is removed', async () => {
  const payload = '<script>alert(document.domain)</script>PK\x03\x04/*';
  const jpeg = await photograph(400, 300).jpeg().toBuffer();
  const gif = await photograph(200, 200).gif().toBuffer();
  for (const bytes of [
    Buffer.concat([jpeg, Buffer.from(payload)]),
    Buffer.concat([gif, Buffer.from(payload)]),
    await photograph()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${payload.slice(0, 39)}</a></x:xmpmeta>`)
      .png()
      .toBuffer(),
  ]) {
    const { files } = await encodePicture(bytes);
    for (const file of Object.values(files)) expect(file.includes('alert(')).toBe(false);
  }
});

test('an animation becomes its first frame', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 120, height: 120, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(3);
  const { files } = await encodePicture(animated);
  expect((await sharp(files.large).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(files.large).stats();
  expect(dominant.r > 200 && dominant.g < 50).toBeTruthy();
});

test('drawings, pages, documents, broken files, icons and strips are refused', async () => {
  const whole = await photograph().jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect/></svg>';
  await refused(Buffer.from(svg), 'a drawing');
  await refused(Buffer.from(`<?xml version="1.0"?>${svg}`), 'a drawing with a prologue');
  await refused(Buffer.from('<!doctype html><title>Sign in</title>'), 'a page');
  await refused(Buffer.from('%PDF-1.7\n'), 'a document');
  await refused(Buffer.alloc(0), 'nothing');
  await refused(whole.subarray(0, 200), 'a header');
  await refused(whole.subarray(0, Math.floor(whole.length / 2)), 'a truncated file');
  await refused(await photograph(24, 24).png().toBuffer(), 'an icon');
  await refused(await photograph(1200, 100).png().toBuffer(), 'a strip');
  await refused(await photograph(300, 300).tiff().toBuffer(), 'a format of no shop');
  await refused(Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]), 'a drawing in disguise');
});

test('pictures with too many pixels are refused before they are decoded', async () => {
  const unlimited = sharp(claimedPng(9_000, 9_000), { limitInputPixels: false, failOn: 'none' });
  expect((await unlimited.raw().toBuffer()).length).toBeGreaterThan(200 * MEGABYTE);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  for (let round = 0; round < 2; round += 1) {
    await refused(claimedPng(50_000, 50_000), 'fifty thousand by fifty thousand');
    await refused(claimedPng(9_000, 9_000), 'just above what is allowed');
    await refused(claimedPng(2_000_000_000, 1), 'a line');
    await refused(claimedPng(6_000, 6_000), 'allowed, with hardly a pixel inside');
  }
  clearInterval(watch);
  expect(peak - before).toBeLessThan(200 * MEGABYTE);
});

const [width, height] = [3000, 2000];
const decodedBytes = width * height * 3;

/** True once three rounds together added less than one decoded photograph. Allocators keep some of what is freed at first. */
async function memorySettles(round: () => Promise<unknown>): Promise<boolean> {
  const sizes = [process.memoryUsage.rss()];
  for (let count = 1; count <= 12; count += 1) {
    await round();
    sizes.push(process.memoryUsage.rss());
    if ((sizes.at(-1) ?? 0) - (sizes.at(-4) ?? 0) < decodedBytes && count > 3) return true;
  }
  return false;
}

test('memory stays bounded over many large photographs', async () => {
  const bytes = await photograph(width, height).jpeg({ progressive: true }).toBuffer();
  expect(await memorySettles(() => encodePicture(bytes))).toBe(true);
});

test('control: memory that keeps each photograph does not settle', async () => {
  const kept: Buffer[] = [];
  const settles = await memorySettles(async () => kept.push(Buffer.alloc(decodedBytes, 1)));
  expect({ settles, kept: kept.length }).toStrictEqual({ settles: false, kept: 12 });
});
