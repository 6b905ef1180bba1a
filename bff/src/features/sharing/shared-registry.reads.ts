import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { SerializedReply } from '../../platform/routing/route.ts';
import type { Openings } from './openings.ts';
import { getSharedRegistry, registryUnavailable } from './get-shared-registry.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { getSharedItems } from './shared-registry.service.ts';

interface SharedRegistryReadsOptions {
  readonly lists: SharedItemsCache;
  readonly openings: Openings;
}

const malformed = async () => {
  throw registryUnavailable();
};

export const sharedRegistryReads = (
  deps: AppDependencies,
  { lists, openings }: SharedRegistryReadsOptions,
): RenderedRead[] => [
  renderedRead(contract.getSharedRegistry, ({ share }) => getSharedRegistry(deps, share), {
    malformed,
    serve(request, read) {
      if (request.openShare) openings.count(request.openShare.shareId, request);
      return read();
    },
  }),
  renderedRead(
    contract.listSharedItems,
    async ({ share, user }) =>
      new SerializedReply(await getSharedItems(deps.db, lists, share, user?.id)),
    { malformed, mayLag: true },
  ),
];
