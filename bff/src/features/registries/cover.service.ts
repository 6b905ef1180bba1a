import type { z } from 'zod';
import {
  registry as registrySchema,
  type coverForm,
  type Registry,
} from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashOfGiftPicture } from '../../platform/pictures/gift-picture.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { lockRegistry } from './registry-hosts.repository.ts';
import { publishRegistryChanged } from './registry-versions.repository.ts';
import { getRegistry } from './get-registry.ts';
import { scrimOf } from './measure-scrim.ts';
import { updateCover } from './cover.repository.ts';

interface CoverDependencies extends Pick<AppDependencies, 'db'> {
  readonly pictures: PictureStorage;
}

type CoverForm = z.output<typeof coverForm>;

function requireCurrent(saved: Registry, coverVersion: number | undefined): void {
  if (coverVersion === undefined || coverVersion === saved.coverVersion) return;
  throw new AppError(
    'stale',
    'The cover or the story was changed on another device. Please check them and save again.',
    { current: registrySchema.parse(saved) },
  );
}

async function requirePicture(pictures: PictureStorage, url: string): Promise<Buffer> {
  const hash = hashOfGiftPicture(url);
  const picture = hash === null ? null : await pictures.read(pictureFile(hash, 'large'));
  if (picture !== null) return picture;
  throw new AppError(
    'invalid-input',
    'That picture is no longer available. Please choose it again.',
    { field: 'coverImageUrl' },
  );
}

export async function saveCover(
  { db, pictures }: CoverDependencies,
  userId: string,
  registryId: string,
  { coverVersion, coverImageUrl, coverAlt, story, theme }: CoverForm,
): Promise<Registry> {
  const picture = coverImageUrl === null ? null : await requirePicture(pictures, coverImageUrl);
  const coverScrim = picture && (await scrimOf(picture));
  return transact(db, async (trx) => {
    await lockRegistry(trx, userId, registryId);
    requireCurrent(await getRegistry(trx, userId, registryId), coverVersion);
    await updateCover(trx, registryId, {
      coverImageUrl,
      // A description without its picture describes nothing.
      coverAlt: coverImageUrl === null ? null : coverAlt,
      story,
      coverScrim,
      theme,
    });
    await publishRegistryChanged(trx, registryId, 'host');
    return getRegistry(trx, userId, registryId);
  });
}
