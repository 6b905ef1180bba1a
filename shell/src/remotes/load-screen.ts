import type { RemoteRoutes } from '@gift-registry/shell-contract';
import type { ComponentType } from 'react';
import { loadExposed } from './remote-containers.ts';
import { retryLoad } from './load-entry.ts';

/** The script of the document names the remote whose pages ended this tab twice, most likely for want of memory. */
const marks = () => document.documentElement.dataset;

function checkEndedTwice(remote: string): void {
  if (marks()['endedTwice'] === remote) throw new Error(`Pages of ${remote} ended this tab twice.`);
}

/** The visitor asked for it: the next try loads the remote. */
export function forgetEndedTwice(): void {
  delete marks()['endedTwice'];
}

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
