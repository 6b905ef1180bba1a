import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { readQrCode } from '../../../testing/read-qr-code.ts';
import { qrCodePng, qrCodeSvg } from './qr-code.ts';

const CODES = 500;

const SEEN_PIXELS = 160;

const readable = (): string =>
  Array.from({ length: randomInt(2, 8) }, () => randomBytes(2).toString('hex')).join('-');
const address = (index: number): string =>
  `https://${index % 3 === 0 ? 'gifts.example' : 'tohfa.example'}/r/${
    index % 2 === 0 ? randomBytes(16).toString('base64url') : readable()
  }`;

test.each([1, 2, 3, 4, 5])('part %i of 500 pictures reads as the exact address', async () => {
  for (let index = 0; index < CODES / 5; index += 1) {
    const wanted = address(index);
    expect(await readQrCode(await qrCodePng(wanted, SEEN_PIXELS))).toBe(wanted);
  }
});

test('the picture has 1024 pixels and reads as the address', async () => {
  const picture = await qrCodePng(address(1));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1024, height: 1024 });
  expect(await readQrCode(picture)).toMatch(/^https:/);
});

test('the drawing reads as the same address', async () => {
  const wanted = address(0);
  const picture = await sharp(Buffer.from(qrCodeSvg(wanted)), { density: 400 })
    .png()
    .toBuffer();
  expect(await readQrCode(picture)).toBe(wanted);
});

test('control: a picture without its corners reads as nothing', async () => {
  const broken = await sharp(await qrCodePng(address(0)))
    .extract({ left: 400, top: 400, width: 300, height: 300 })
    .toBuffer();
  expect(await readQrCode(broken)).toBeUndefined();
});
