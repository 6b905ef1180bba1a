import { urlOf, type RouteShape } from '@gift-registry/bff-contract';
import type { TestClient } from '../testing/test-client.ts';
import type { SampleRequest } from './requests.ts';

export interface Alterations {
  /** Added to, or instead of, the headers that a good request has; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly path?: string;
  /** Instead of the JSON of the request's body. */
  readonly rawBody?: string;
}

/** Sends what the web app would, altered. */
export async function send(
  client: TestClient,
  route: RouteShape,
  request: SampleRequest,
  altered: Alterations = {},
): Promise<Response> {
  const headers = new Headers(request.headers);
  if (route.method !== 'GET') headers.set('x-csrf-token', await client.csrfToken());
  const body = altered.rawBody ?? (request.body && JSON.stringify(request.body));
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(altered.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return client.fetch(altered.path ?? urlOf(route.path, request), {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}
