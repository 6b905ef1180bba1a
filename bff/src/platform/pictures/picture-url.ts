import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile, type PictureSize } from '@gift-registry/workers-contract';
import type { FundKind } from '@gift-registry/bff-contract';

export const giftPicturesPath = '/gift-pictures';

export const giftPictureUrl = (hash: string, size: PictureSize): string =>
  `${giftPicturesPath}/${pictureFile(hash, size)}`;

export const hashOfGiftPicture = (url: string): string | null =>
  new RegExp(`^${giftPicturesPath}/([0-9a-f]{64})-`).exec(url)?.[1] ?? null;

export const occasionsFolder = join(import.meta.dirname, '../../../seeds/occasions');

export const picturesFolder = join(import.meta.dirname, '../../../seeds/pictures');

/** The content hash in the URL lets browsers cache a drawing until it changes. */
export async function pictureUrl(key: string): Promise<string> {
  const content = await readFile(join(picturesFolder, `${key}.svg`));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `/pictures/${key}.svg?v=${hash}`;
}

/** Our drawings have an even ground, but fill their frames. */
export async function drawingColour(key: string): Promise<string | null> {
  const drawing = await readFile(join(picturesFolder, `${key}.svg`), 'utf8');
  return (
    /<rect x="0" y="0" width="800" height="800" fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1] ?? null
  );
}

export async function fundDrawings(): Promise<Record<FundKind, string>> {
  const urlOf = (kind: FundKind) => pictureUrl(`fund-${kind}`);
  return {
    honeymoon: await urlOf('honeymoon'),
    'first-home': await urlOf('first-home'),
    education: await urlOf('education'),
    charity: await urlOf('charity'),
    shagun: await urlOf('shagun'),
  };
}
