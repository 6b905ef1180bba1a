import {
  type ApiError,
  type PageListLine,
  type RegistryItem,
  addPageListLine,
  getScrape,
  typedExternalProduct,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import {
  initialDetails,
  otherPictures,
  withDefaultCurrency,
} from '../../features/scraping/details/external-details.ts';
import { existingItem } from '../../features/scraping/details/use-add-external-item.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { useRereadPageList, useShowDecision } from './use-page-list.ts';

export interface LineProblem {
  readonly message: string;
  readonly existing: RegistryItem | undefined;
}

interface Options {
  readonly registryId: string | null | undefined;
  readonly onIncomplete: (line: PageListLine) => void;
  readonly onAdded: (lineId: string, item: RegistryItem) => void;
}

interface Addition {
  readonly lines: readonly PageListLine[];
  readonly duplicate?: Duplicate | undefined;
}

export type Duplicate = 'addToExisting' | 'addSeparately';

/** Errors of one line; after all others the next line would fail, too. */
const concernsLine = ({ status }: ApiError): boolean => [404, 409, 410, 422].includes(status);

/** Adds lines as they were read, one after the other. A refused one keeps its reason, and the next ones are tried. */
export function useAddLines({ registryId, onIncomplete, onAdded }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const showDecision = useShowDecision();
  const reread = useRereadPageList();
  const [problems, setProblems] = useState<Readonly<Record<string, LineProblem>>>({});

  async function addAsRead(line: PageListLine, duplicate: Duplicate | undefined): Promise<void> {
    const scrape = await api(getScrape, { params: { scrapeId: line.scrape.id } });
    const details = withDefaultCurrency(initialDetails(line.url, scrape.product));
    const product = typedExternalProduct.safeParse(details).data;
    if (!product) {
      onIncomplete(line);
      return;
    }
    const morePictures = otherPictures(scrape.product?.pictures ?? [], product.picture);
    const body = { registryId: registryId ?? null, product: { ...product, morePictures } };
    const item = await api(addPageListLine, {
      params: { lineId: line.id },
      body: duplicate ? { ...body, [duplicate]: true } : body,
    });
    showDecision(line.id, 'added');
    onAdded(line.id, item);
  }

  const { mutate, isPending } = useMutation<unknown, ApiError, Addition>({
    async mutationFn({ lines, duplicate }) {
      for (const line of lines) {
        setProblems(({ [line.id]: _, ...others }) => others);
        await addAsRead(line, duplicate).catch((error: ApiError) => {
          if (!concernsLine(error)) throw error;
          const problem = { message: error.message, existing: existingItem(error) };
          setProblems((known) => ({ ...known, [line.id]: problem }));
        });
      }
    },
    onError: (error) =>
      showToast(failureToast('Failed to add product to registry. Please try again.', error)),
    onSettled() {
      reread();
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
  return { mutate, isPending, problemOf: (lineId: string) => problems[lineId] };
}
