import type { ScrapedPicture } from '@gift-registry/bff-contract';
import { startScrape } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { waitForPicture } from '../photo/wait-for-picture.ts';

/** Stores a copy of a picture from any website. */
export function useImportPicture() {
  const api = useApi();
  return useMutation<ScrapedPicture, Error, string>({
    mutationFn: async (url) =>
      waitForPicture(api, await api(startScrape, { body: { url, kind: 'picture' } })),
  });
}
