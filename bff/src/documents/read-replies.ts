import { errorMessages, urlOf } from '@gift-registry/bff-contract';
import { AppError } from '../platform/errors/app-error.ts';
import { errorBody } from '../platform/errors/error-body.ts';
import { knownBy, type Reader, type RenderedRead } from '../platform/routing/rendered-read.ts';

type Texts = Readonly<Record<string, string>>;

interface ReadAddress {
  readonly params: Texts;
  readonly query: Texts;
}

export interface ReplyText {
  readonly path: string;
  readonly status: number;
  readonly json: string;
  readonly mayLag: boolean;
}

const READ_TIMEOUT_MS = 1_500;

const explained = new Set([404, 429]);

function refusal(error: unknown): Pick<ReplyText, 'status' | 'json'> | undefined {
  if (!(error instanceof AppError) || !explained.has(error.status)) return undefined;
  // One document is sent to many requests.
  return { status: error.status, json: JSON.stringify(errorBody(error, '')) };
}

/** The address of a link may be a readable one; reads know the code behind it. */
const openedParams = (params: Texts, { openShare }: Reader): Texts =>
  openShare ? { ...params, shareCode: openShare.shareCode } : params;

async function replyOf(
  { route, read, mayLag }: RenderedRead,
  { params, query }: ReadAddress,
  reader: Reader,
): Promise<ReplyText | undefined> {
  const known = knownBy(route.query, query);
  const path = urlOf(route.path, { params, query: known });
  try {
    const json = await read(openedParams(params, reader), reader, known);
    return json === undefined ? undefined : { path, status: 200, json, mayLag };
  } catch (error) {
    const refused = refusal(error);
    if (refused === undefined) throw error;
    return { path, mayLag, ...refused };
  }
}

export const parametersOf = ({ path }: { readonly path: string }): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

/** Throws `unavailable` when the reads take too long; undefined when no document may hold one of the replies. */
export async function readReplies(
  reads: readonly RenderedRead[],
  address: ReadAddress,
  reader: Reader,
): Promise<readonly ReplyText[] | undefined> {
  const { params } = address;
  const possible = reads.filter(({ route }) => parametersOf(route).every((name) => params[name]));
  if (possible.length === 0) return [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', errorMessages.unavailable)),
      READ_TIMEOUT_MS,
    );
  });
  try {
    const all = Promise.all(possible.map((read) => replyOf(read, address, reader)));
    const replies = await Promise.race([all, late]);
    return replies.some((reply) => !reply) ? undefined : replies.flatMap((reply) => reply ?? []);
  } finally {
    clearTimeout(timer);
  }
}
