import type { LazyApiCall } from '@gift-registry/bff-contract';
import { useLazyClient } from '@gift-registry/bff-contract/react';
import { useSession } from '@gift-registry/shell-contract';
import type { routes } from './client.ts';

const loadClient = () => import(/* webpackChunkName: "client" */ './client.ts');

export type Api = LazyApiCall<typeof routes>;

export const useApi = (): Api => useLazyClient(loadClient, useSession());
