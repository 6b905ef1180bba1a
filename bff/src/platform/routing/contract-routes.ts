import * as contract from '@gift-registry/bff-contract';
import type { FormRouteShape, RouteShape } from '@gift-registry/bff-contract';

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;

export const contractRoutes: readonly RouteShape[] = Object.values(contract)
  .flatMap((value: unknown) => (isRoute(value) ? [value] : []))
  .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));

const isForm = (value: unknown): value is FormRouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'fields' in value;

export const contractForms: readonly FormRouteShape[] = Object.values(contract)
  .flatMap((value: unknown) => (isForm(value) ? [value] : []))
  .sort((a, b) => a.path.localeCompare(b.path, 'en'));
