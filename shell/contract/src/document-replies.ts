import type { QueryClient } from '@tanstack/react-query';

export interface DocumentReply {
  readonly path: string;
  readonly status: number;
  readonly body?: unknown;
}

/** The key of `queryKeyOf` of the BFF's contract; a test of the shell holds them together. */
function queryKeyOf(address: string): readonly unknown[] {
  const [path = '', search = ''] = address.split('?', 2);
  const segments = path.split('/').slice(1);
  return search === '' ? segments : [...segments, Object.fromEntries(new URLSearchParams(search))];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function failureOf({ status, body }: DocumentReply): Error {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const { code, message } = error;
  return Object.assign(new Error(typeof message === 'string' ? message : ''), { status, code });
}

/** A failed reply becomes a failed query: with `retryOnMount: false` it is shown without another request. */
export function cacheDocumentReplies(client: QueryClient, replies: readonly DocumentReply[]): void {
  const now = Date.now();
  for (const reply of replies) {
    const queryKey = queryKeyOf(reply.path);
    if (reply.status === 200) client.setQueryData(queryKey, reply.body, { updatedAt: now });
    else
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({
          status: 'error',
          error: failureOf(reply),
          errorUpdateCount: 1,
          errorUpdatedAt: now,
          fetchFailureCount: 1,
          fetchStatus: 'idle',
        });
  }
}
