import type { RemoteRoutes } from '@gift-registry/shell-contract';
import type { ComponentType } from 'react';
import { checkEndedTwice } from './ended-twice.ts';
import { loadExposed } from './remote-containers.ts';
import { retryLoad } from './retry-load.ts';

interface RoutesModule {
  readonly default: RemoteRoutes;
}

const isRoutesModule = (value: unknown): value is RoutesModule =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'default') === 'object';

/** Loads a screen of a remote. Loaded files are cached; the next call fetches failed files again. */
export async function loadScreen(remote: string, screen: string): Promise<ComponentType> {
  checkEndedTwice(remote);
  const routes = await retryLoad(() => loadExposed(remote, './routes'));
  const load = isRoutesModule(routes) ? routes.default[screen] : undefined;
  if (!load) throw new Error(`The release of ${remote} has no screen '${screen}'.`);
  const module = await retryLoad(load);
  return module.default;
}
