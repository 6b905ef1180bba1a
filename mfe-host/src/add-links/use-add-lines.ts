import type { ApiError, PageListLine } from '@gift-registry/bff-contract';
import { addPageListLine, typedExternalProduct, getScrape } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import {
  initialDetails,
  otherPictures,
  withDefaultCurrency,
} from '../external-gift/external-details.ts';
import { failureToast } from '../failure/failure-toast.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import { useRereadPageList, useShowDecision } from './use-page-list.ts';

interface Options {
  readonly registryId: string | null | undefined;
  /** The details of this line need a look before it can be added. */
  readonly onIncomplete: (line: PageListLine) => void;
}

/** Adds lines as they were read, one after the other. A refused one ends it, and the lines before it stay added. */
export function useAddLines({ registryId, onIncomplete }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const showDecision = useShowDecision();
  const reread = useRereadPageList();

  async function addAsRead(line: PageListLine): Promise<void> {
    const scrape = await api(getScrape, { params: { scrapeId: line.scrape.id } });
    const details = withDefaultCurrency(initialDetails(line.url, scrape.product));
    const product = typedExternalProduct.safeParse(details).data;
    if (!product) {
      onIncomplete(line);
      return;
    }
    const morePictures = otherPictures(scrape.product?.pictures ?? [], product.picture);
    await api(addPageListLine, {
      params: { lineId: line.id },
      body: { registryId: registryId ?? null, product: { ...product, morePictures } },
    });
    showDecision(line.id, 'added');
  }

  return useMutation<unknown, ApiError, readonly PageListLine[]>({
    async mutationFn(lines) {
      for (const line of lines) await addAsRead(line);
    },
    onError: (error) =>
      showToast(failureToast('Failed to add product to registry. Please try again.', error)),
    onSettled() {
      reread();
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
}
