import type { z } from 'zod';
import type { RouteShape } from '../src/definitions/define-route.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface ReceivedRequest<R extends RouteShape = RouteShape> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  readonly headers: Headers;
}

export const isFor = (route: RouteShape, { method, url }: Request): boolean =>
  method === route.method && new URLPattern({ pathname: route.path }).test(url);

export async function parseRequest<R extends RouteShape>(
  route: R,
  request: Request,
): Promise<ReceivedRequest<R>> {
  const url = new URL(request.url);
  const { groups = {} } = new URLPattern({ pathname: route.path }).exec(url)?.pathname ?? {};
  return {
    params: route.params?.parse(groups),
    query: route.query?.parse(Object.fromEntries(url.searchParams)),
    body: route.body?.parse(await request.json()),
    headers: request.headers,
  } as ReceivedRequest<R>;
}
