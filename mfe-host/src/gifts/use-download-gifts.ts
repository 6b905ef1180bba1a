import { exportGifts, urlOf } from '@gift-registry/bff-contract';
import { useSaveFile } from '../files/use-save-file.ts';

/** Saves the Gift Book as a file for spreadsheets. */
export const useDownloadGifts = (registryId: string | undefined) =>
  useSaveFile({
    url: urlOf(exportGifts.path, registryId === undefined ? {} : { query: { registryId } }),
    name: 'gift-book.csv',
    failure: exportGifts.failureMessage,
  });
