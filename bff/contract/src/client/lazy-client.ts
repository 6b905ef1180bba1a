import { ApiError } from '../errors/api-error.ts';
import type { CallOptions, createClient } from './client.ts';
import type { ReplyOf, RequestOf, RouteShape } from '../definitions/define-route.ts';
import { errorMessages } from '../errors/error-messages.ts';

/** The part of an app that needs the schemas: a module that a first page load does without. */
export interface ClientModule<Routes extends Readonly<Record<string, RouteShape>>> {
  readonly createClient: typeof createClient;
  readonly routes: Routes;
}

export type LazyApiCall<Routes extends Readonly<Record<string, RouteShape>>> = <
  Id extends keyof Routes,
>(
  id: Id,
  request: RequestOf<Routes[Id]>,
  options?: CallOptions,
) => Promise<ReplyOf<Routes[Id]>>;

type Options = Parameters<typeof createClient>[0];

/** The client of `createClient`, loaded by the first call. A failed load fails the call, and the next call loads again. */
export function createLazyClient<Routes extends Readonly<Record<string, RouteShape>>>(
  load: () => Promise<ClientModule<Routes>>,
  options: Options,
): LazyApiCall<Routes> {
  return async (id, request, callOptions) => {
    const { createClient, routes } = await load().catch((cause: unknown) => {
      throw new ApiError(errorMessages.network, { code: 'network', status: 0, cause });
    });
    return createClient(options)(routes[id], request, callOptions);
  };
}
