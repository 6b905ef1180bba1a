import type { FastifyRequest } from 'fastify';
import { errorMessages, urlOf, type RouteShape } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';

type Params = Readonly<Record<string, string>>;

/** The visitor whose replies are read. */
export type Reader = Pick<FastifyRequest, 'user' | 'guestId'>;

/** An API read that the BFF answers itself while it makes a document. */
export interface DocumentRead {
  readonly route: RouteShape;
  /** Resolves to the reply as JSON; throws an `AppError` as the route does. */
  readonly read: (params: Params, reader: Reader) => Promise<string>;
}

/** By the id of the route. */
export type DocumentReads = Readonly<Record<string, DocumentRead>>;

export interface ReplyText {
  /** The API path with the page's parameters. */
  readonly path: string;
  readonly status: number;
  readonly json: string;
}

const READ_TIMEOUT_MS = 1_500;

function refusal(error: unknown): ReplyText['json'] | undefined {
  if (!(error instanceof AppError) || error.status !== 404) return undefined;
  // One document is sent to many requests.
  return JSON.stringify(errorBody(error, ''));
}

async function replyOf({ route, read }: DocumentRead, params: Params, reader: Reader) {
  const path = urlOf(route.path, { params });
  try {
    return { path, status: 200, json: await read(params, reader) };
  } catch (error) {
    const json = refusal(error);
    if (json === undefined) throw error;
    return { path, status: 404, json };
  }
}

const parametersOf = ({ path }: RouteShape): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

/** Throws `unavailable` when the reads take too long. A read whose parameters the page does not have is left out. */
export async function readReplies(
  reads: readonly DocumentRead[],
  params: Params,
  reader: Reader,
): Promise<readonly ReplyText[]> {
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
    const all = Promise.all(possible.map((read) => replyOf(read, params, reader)));
    return await Promise.race([all, late]);
  } finally {
    clearTimeout(timer);
  }
}
