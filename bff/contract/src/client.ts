import { ApiError } from './api-error.ts';
import type { ReplyOf, RequestOf, RouteShape } from './define-route.ts';
import { errorMessages, errorReply } from './error-reply.ts';

export interface ClientOptions {
  /** Gives the current CSRF token; asked before every mutation. */
  readonly csrfToken: () => string | Promise<string>;
  /** Called when the server says that the token is stale; the call is then repeated once. */
  readonly refreshCsrfToken?: () => Promise<void>;
  /** Called on a 401, so that the session learns that it is over. */
  readonly onUnauthenticated?: () => void;
  readonly fetch?: typeof fetch;
  /** Prefix of every path, e.g. an origin in tests; empty in the browser. */
  readonly baseUrl?: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Calls a route of the contract and resolves to its parsed reply, or throws an `ApiError`. */
export type ApiCall = <R extends RouteShape>(
  route: R,
  request: RequestOf<R>,
  options?: CallOptions,
) => Promise<ReplyOf<R>>;

interface LooseRequest {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly body?: unknown;
}

/** The address of a route for the given parameters, also used for preloads. */
export function urlOf(path: string, { params = {}, query = {} }: LooseRequest = {}): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const failure = async (response: Response): Promise<ApiError> => {
  const parsed = errorReply.safeParse(await response.json().catch(() => undefined));
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  if (!parsed.success)
    return new ApiError(errorMessages.unavailable, {
      code: 'unavailable',
      status: response.status,
      retryAfter,
    });
  const { code, message, field, requestId } = parsed.data.error;
  return new ApiError(message, { code, status: response.status, field, requestId, retryAfter });
};

export function createClient(options: ClientOptions): ApiCall {
  const { baseUrl = '', csrfToken, refreshCsrfToken, onUnauthenticated } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  const attempt = async (route: RouteShape, request: LooseRequest, signal?: AbortSignal) => {
    const headers = new Headers({ accept: 'application/json' });
    for (const [name, value] of Object.entries(request.headers ?? {}))
      headers.set(name, String(value));
    if (route.body) headers.set('content-type', 'application/json');
    try {
      if (route.method !== 'GET') headers.set('x-csrf-token', await csrfToken());
      return await send(`${baseUrl}${urlOf(route.path, request)}`, {
        method: route.method,
        headers,
        credentials: 'same-origin',
        ...(route.body ? { body: JSON.stringify(request.body) } : {}),
        ...(signal ? { signal } : {}),
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(errorMessages.network, { code: 'network', status: 0, cause });
    }
  };

  return async <R extends RouteShape>(
    route: R,
    request: RequestOf<R>,
    { signal }: CallOptions = {},
  ): Promise<ReplyOf<R>> => {
    let response = await attempt(route, request, signal);
    if (!response.ok) {
      const error = await failure(response);
      if (error.code === 'unauthenticated') onUnauthenticated?.();
      if (error.code !== 'csrf' || !refreshCsrfToken) throw error;
      await refreshCsrfToken();
      response = await attempt(route, request, signal);
      if (!response.ok) throw await failure(response);
    }
    const schema = route.responses[response.status];
    return (await schema?.parseAsync(await response.json())) as ReplyOf<R>;
  };
}
