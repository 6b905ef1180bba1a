import { ApiError } from '../errors/api-error.ts';
import type { ReplyOf, RequestOf, RouteShape } from '../definitions/define-route.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { readFailure, readSuccess } from './reply.ts';
import { urlOf, type UrlParts } from './url-of.ts';

export interface ClientOptions {
  readonly csrfToken: () => string | Promise<string>;
  /** Called when the server rejects the token as stale; the call is then repeated once. */
  readonly refreshCsrfToken?: () => Promise<void>;
  /** Called when the server wants to know that the owner of the account is present; true repeats the call once. */
  readonly confirmIdentity?: () => Promise<boolean>;
  readonly onUnauthenticated?: () => void;
  readonly fetch?: typeof fetch;
  readonly baseUrl?: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type ApiCall = <R extends RouteShape>(
  route: R,
  request: RequestOf<R>,
  options?: CallOptions,
) => Promise<ReplyOf<R>>;

interface AnyRequest extends UrlParts {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function createClient(options: ClientOptions): ApiCall {
  const { baseUrl = '', csrfToken, refreshCsrfToken, confirmIdentity, onUnauthenticated } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  const attempt = async (route: RouteShape, request: AnyRequest, signal?: AbortSignal) => {
    const headers = new Headers({ accept: 'application/json' });
    for (const [name, value] of Object.entries(request.headers ?? {}))
      headers.set(name, String(value));
    if (route.body) headers.set('content-type', 'application/json');
    try {
      if (route.method !== 'GET') headers.set('x-csrf-token', await csrfToken());
      const response = await send(`${baseUrl}${urlOf(route.path, request)}`, {
        method: route.method,
        headers,
        credentials: 'same-origin',
        ...(route.body ? { body: JSON.stringify(request.body) } : {}),
        ...(signal ? { signal } : {}),
      });
      // The connection may still break while the body arrives.
      return { route, response, text: await response.text() };
    } catch (cause) {
      if (signal?.aborted || cause instanceof ApiError) throw cause;
      throw new ApiError(errorMessages.network, { code: 'network', status: 0, cause });
    }
  };

  const callOnce = async (route: RouteShape, request: AnyRequest, signal?: AbortSignal) => {
    const reply = await attempt(route, request, signal);
    if (reply.response.ok) return readSuccess(reply);
    throw readFailure(reply);
  };

  return async <R extends RouteShape>(
    route: R,
    request: RequestOf<R>,
    { signal }: CallOptions = {},
  ): Promise<ReplyOf<R>> => {
    const call = () => callOnce(route, request, signal);
    const reply = await call()
      .catch(async (error: unknown) => {
        if (!refreshCsrfToken || !(error instanceof ApiError) || error.code !== 'csrf') throw error;
        await refreshCsrfToken();
        return call();
      })
      .catch(async (error: unknown) => {
        const isAsked = error instanceof ApiError && error.code === 'step-up-required';
        if (!isAsked || !(await confirmIdentity?.())) throw error;
        return call();
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'unauthenticated') onUnauthenticated?.();
        throw error;
      });
    // The route's schema has parsed it; types can't follow that through a generic route.
    return reply as ReplyOf<R>;
  };
}
