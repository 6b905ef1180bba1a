import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { fileOf, KINDS, type Outcome, type Picture, type View } from './outcome.ts';
import { countProgress } from './progress.ts';

const CHANNELS = 4;

export async function comparePictures(
  output: string,
  { before, after }: { before: readonly Picture[]; after: readonly Picture[] },
): Promise<Outcome[]> {
  const folder = join(output, 'difference');
  await mkdir(folder, { recursive: true });
  const old = new Map(before.map((picture) => [fileOf(picture), picture]));
  const outcomes: Outcome[] = [];
  for (const picture of after) {
    outcomes.push(await outcomeOf(old.get(fileOf(picture)), picture, folder));
    old.delete(fileOf(picture));
    countProgress('Comparisons', outcomes.length, after.length);
  }
  for (const { id, title, theme, ...rest } of old.values()) {
    const problem = 'problem' in rest ? { problem: rest.problem } : {};
    outcomes.push({ id, title, theme, kind: 'removed', share: 1, ...problem });
  }
  return outcomes.toSorted(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
      other.share - one.share ||
      fileOf(one).localeCompare(fileOf(other)),
  );
}

async function outcomeOf(
  before: Picture | undefined,
  after: Picture,
  folder: string,
): Promise<Outcome> {
  const { id, title, theme } = after;
  const view: View = { id, title, theme };
  if ('problem' in after) return { ...view, kind: 'failed', share: 1, problem: after.problem };
  if (!before) return { ...view, kind: 'new', share: 1 };
  if ('problem' in before) return { ...view, kind: 'repaired', share: 1 };
  const share = await drawDifference(before.file, after.file, join(folder, fileOf(view)));
  return { ...view, kind: share > 0 ? 'changed' : 'same', share };
}

export async function drawDifference(
  before: string,
  after: string,
  difference: string,
): Promise<number> {
  const files = await Promise.all([readFile(before), readFile(after)]);
  if (files[0].equals(files[1])) return 0;
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(files.map((file) => pixelsOf(file, width, height)));
  if (!one || !other) throw new Error('There are two pictures to compare.');
  const drawn = new Uint8Array(width * height * CHANNELS);
  const different = pixelmatch(one, other, drawn, width, height);
  if (different > 0)
    await sharp(drawn, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toFile(difference);
  return different / (width * height);
}

/** Where a picture ends before the other one, it is transparent. */
async function pixelsOf(file: Buffer, width: number, height: number): Promise<Uint8Array> {
  const picture = sharp(file).ensureAlpha();
  const size = await picture.metadata();
  return picture
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
