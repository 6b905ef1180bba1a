import type { ScrapedPicture } from '@gift-registry/bff-contract';
import { getScrape, startScrape } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { isFinal } from './scrape-steps.ts';

const pollMilliseconds = 300;

/** Stores a copy of a picture from any website; fails with a sentence for the host. */
export function useImportPicture() {
  const api = useApi();
  return useMutation<ScrapedPicture, Error, string>({
    async mutationFn(url) {
      let status = await api(startScrape, { body: { url, kind: 'picture' } });
      while (!isFinal(status.step)) {
        await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
        status = await api(getScrape, { params: { scrapeId: status.id } });
      }
      const [picture] = status.product?.pictures ?? [];
      if (!picture) throw new Error(status.notice?.text);
      return picture;
    },
  });
}
