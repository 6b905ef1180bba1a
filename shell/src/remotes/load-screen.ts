import type { RemoteRoutes } from '@gift-registry/shell-contract';
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { checkEndedTwice } from './ended-twice.ts';
import { retryLoad } from './retry-load.ts';

interface RoutesModule {
  readonly default: RemoteRoutes;
}

/** Loads a screen of a remote. Loaded files are cached; the next call fetches failed files again. */
export async function loadScreen(remote: string, screen: string): Promise<ComponentType> {
  checkEndedTwice(remote);
  const routes = await retryLoad(() => loadRemote<RoutesModule>(`${remote}/routes`));
  const load = routes?.default[screen];
  if (!load) throw new Error(`The release of ${remote} has no screen '${screen}'.`);
  const module = await retryLoad(load);
  return module.default;
}
