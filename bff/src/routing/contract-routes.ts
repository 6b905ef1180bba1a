import * as contract from '@gift-registry/bff-contract';
import type { RouteShape } from '@gift-registry/bff-contract';

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;

/** Every route that the contract defines, in a fixed order. */
export const contractRoutes: readonly RouteShape[] = Object.values(contract)
  .flatMap((value: unknown) => (isRoute(value) ? [value] : []))
  .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
