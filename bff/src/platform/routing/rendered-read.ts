import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ReplyOf, RouteShape, SessionUser } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import type { OpenShare } from './request-context.ts';
import { route, SerializedReply, type Parsed } from './route.ts';

type Texts = Readonly<Record<string, string>>;

interface ReadContext<R extends RouteShape> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly user: SessionUser | null;
  /** Null in a document for a browser without the cookie. */
  readonly guest: string | null;
  readonly share: OpenShare | null;
}

export type Reader = Pick<FastifyRequest, 'user' | 'guestId' | 'openShare'>;

export interface RenderedRead {
  readonly route: RouteShape;
  /** While a document is late, one with the reply of an earlier version may take its place: scripts read again, and refuse what is gone. */
  readonly mayLag: boolean;
  readonly register: (app: FastifyInstance) => void;
  /**
   * Resolves to the reply as JSON, or to undefined when no document may hold it; throws an `AppError` as the route does.
   * The query has the parameters that the route knows.
   */
  readonly read: (params: Texts, reader: Reader, query: Texts) => Promise<string | undefined>;
}

type Reply<R extends RouteShape> = Promise<ReplyOf<R> | SerializedReply>;

export const knownBy = (schema: { readonly shape: object } | undefined, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name in (schema?.shape ?? {})));

interface ReadOptions<R extends RouteShape> {
  readonly mayLag?: boolean;
  /** A document's reply when its address can't be one of the route, whose own answer is 400. */
  readonly malformed?: () => Reply<R>;
  /** False for a reply that no kept document may hold. */
  readonly isKept?: (context: ReadContext<R>) => boolean;
  /** Runs around the handler for requests of the API alone. */
  readonly serve?: (request: FastifyRequest, read: () => Reply<R>) => Reply<R>;
}

export function renderedRead<const R extends RouteShape>(
  contract: R,
  handle: (context: ReadContext<R>) => Reply<R>,
  { mayLag = false, malformed, isKept, serve = (_, read) => read() }: ReadOptions<R> = {},
): RenderedRead {
  const textOf = (reply: unknown) => JSON.stringify(contract.responses[200]?.parse(reply));
  return {
    route: contract,
    mayLag,
    register: (app) =>
      route(app, contract, (context) => serve(context.request, () => handle(context))),
    async read(params, { user, guestId, openShare }, query) {
      const given = contract.params?.safeParse(knownBy(contract.params, params));
      const asked = contract.query?.safeParse(query);
      if (asked?.success === false) return undefined;
      if (given?.success === false) {
        if (!malformed) throw new AppError('not-found', contract.failureMessage);
        return textOf(await malformed());
      }
      // The schemas guarantee this shape; TypeScript can't derive it for a generic contract.
      const context = {
        ...{ params: given?.data, query: asked?.data },
        ...{ user, guest: guestId, share: openShare },
      } as ReadContext<R>;
      if (isKept?.(context) === false) return undefined;
      const reply = await handle(context);
      return reply instanceof SerializedReply ? reply.json : textOf(reply);
    },
  };
}

export type RenderedReads = Readonly<Record<string, RenderedRead>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** By the id of their route. */
    readonly reads: RenderedReads;
    /** Answers them as routes of the API, and gives them to the documents that contain their replies. */
    serveReads(reads: readonly RenderedRead[]): void;
  }
}

export const renderedReads = fp(async (app) => {
  const served: Record<string, RenderedRead> = {};
  app.decorate('reads', served);
  app.decorate('serveReads', (reads: readonly RenderedRead[]) => {
    for (const read of reads) {
      read.register(app);
      served[read.route.id] = read;
    }
  });
});
