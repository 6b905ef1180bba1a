import sharp from 'sharp';
import { measureLook } from './picture-look.ts';

const plain = (background: string) =>
  sharp({ create: { width: 200, height: 150, channels: 3, background } });
const thing = await sharp({
  create: { width: 90, height: 90, channels: 3, background: '#aa3311' },
})
  .png()
  .toBuffer();

test('a thing on an even ground is a cut-out with the colour of its ground', async () => {
  const picture = await plain('#f8f8f8')
    .composite([{ input: thing, gravity: 'centre' }])
    .jpeg()
    .toBuffer();
  const { imageColour, imageIsCutOut } = await measureLook(picture);
  expect(imageIsCutOut).toBe(true);
  expect(imageColour).toMatch(/^#f[6-9a]f[6-9a]f[6-9a]$/);
});

test('transparent ground counts as white', async () => {
  const picture = await sharp({
    create: { width: 200, height: 200, channels: 4, background: '#00000000' },
  })
    .composite([{ input: thing, gravity: 'centre' }])
    .webp()
    .toBuffer();
  expect(await measureLook(picture)).toEqual({ imageColour: '#ffffff', imageIsCutOut: true });
});

test('a photograph that reaches its edges has its mean colour and fills its frame', async () => {
  const half = await sharp({
    create: { width: 100, height: 150, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer();
  const picture = await plain('#ff0000')
    .composite([{ input: half, gravity: 'west' }])
    .png()
    .toBuffer();
  const { imageColour, imageIsCutOut } = await measureLook(picture);
  expect(imageIsCutOut).toBe(false);
  expect(imageColour).toMatch(/^#[78]\w00[78]\w$/);
});

test('a picture in greys is measured too', async () => {
  const picture = await plain('#808080').greyscale().png().toBuffer();
  expect(await measureLook(picture)).toEqual({ imageColour: '#808080', imageIsCutOut: true });
});
