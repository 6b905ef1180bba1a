import { urlOf, type RouteShape } from '@gift-registry/bff-contract';
import type { TestClient } from '../test-client.ts';
import type { SampleRequest } from './sample-requests.ts';

export interface RequestChanges {
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly path?: string;
  readonly rawBody?: string;
}

export async function sendRequest(
  client: TestClient,
  route: Pick<RouteShape, 'method' | 'path'>,
  request: SampleRequest,
  changes: RequestChanges = {},
): Promise<Response> {
  const headers = new Headers(request.headers);
  if (route.method !== 'GET') headers.set('x-csrf-token', await client.csrfToken());
  const body = changes.rawBody ?? (request.body && JSON.stringify(request.body));
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(changes.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return client.fetch(changes.path ?? urlOf(route.path, request), {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}
