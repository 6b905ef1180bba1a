import type { Readable } from 'node:stream';
import type {
  onRequestAsyncHookHandler,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import {
  errorMessages,
  mayCall,
  type Access,
  errorReply,
  type RouteShape,
  type ReplyOf,
  type SessionUser,
} from '@gift-registry/bff-contract';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { paramsOf, type OpenShare } from './request-context.ts';

export function accessCheck(access: Access): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    if (access === 'guest') {
      if (request.guestId === null)
        throw new Error('A guest route was called without the guests plugin.');
      return;
    }
    if (request.user === null) throw new AppError('unauthenticated', errorMessages.unauthenticated);
    if (!mayCall(request.user.role, access))
      throw new AppError('forbidden', errorMessages.forbidden);
    if (access !== 'user' && request.user.deletesAt !== undefined)
      throw new AppError(
        'forbidden',
        'Your account is scheduled for deletion. Choose “Keep my account” to continue.',
      );
  };
}

const noQuery = z.strictObject({});

export function routeSchema(contract: RouteShape) {
  const { id, summary, params, query, headers, body, responses } = contract;
  return {
    operationId: id,
    summary,
    querystring: query ?? noQuery,
    ...(params ? { params } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
    response: { ...responses, '4xx': errorReply, '5xx': errorReply },
  };
}

export type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type SignedIn = Exclude<Access, 'public' | 'guest'>;

export interface RouteContext<R extends RouteShape> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly headers: Parsed<R['headers']>;
  readonly body: Parsed<R['body']>;
  readonly user: R['access'] extends SignedIn ? SessionUser : SessionUser | null;
  readonly guest: R['access'] extends 'guest' ? string : null;
  readonly share: OpenShare | null;
  readonly request: FastifyRequest;
  /** For headers and cookies. The returned value is sent: a second reply would be an error in the log. */
  readonly reply: Omit<FastifyReply, 'send' | 'redirect' | 'hijack'>;
}

export class SerializedReply {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

interface Download {
  readonly body: string | Readable;
  readonly type: string;
  readonly name: string;
}

export class FileReply {
  readonly file: Download;
  constructor(file: Download) {
    this.file = file;
  }
}

/** An html page; `headers` say what it may load and who may frame it. */
export class PageReply {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  constructor(html: string, headers: Readonly<Record<string, string>>) {
    this.html = html;
    this.headers = headers;
  }
}

type RouteHandler<R extends RouteShape> = (
  context: RouteContext<R>,
) => Promise<ReplyOf<R> | SerializedReply | FileReply | PageReply> | ReplyOf<R>;

const successStatusOf = (route: RouteShape): number =>
  Number(Object.keys(route.responses).find((status) => status.startsWith('2')));

const contextOf = (request: FastifyRequest, reply: FastifyReply): unknown => ({
  params: paramsOf(request),
  query: request.query,
  headers: request.headers,
  body: request.body,
  user: request.servedAs ?? request.user,
  guest: request.guestId,
  share: request.openShare,
  request,
  reply,
});

export function route<const R extends RouteShape>(
  app: FastifyInstance,
  contract: R,
  handler: RouteHandler<R>,
): void {
  const { method, path, id, access } = contract;
  const successStatus = successStatusOf(contract);
  app.route({
    method,
    url: path,
    config: { access, routeId: id },
    schema: routeSchema(contract),
    ...(contract.maxBodyBytes === undefined ? {} : { bodyLimit: contract.maxBodyBytes }),
    onRequest: accessCheck(access),
    handler: async (request, reply) => {
      // The schemas and the access check guarantee this shape; TypeScript can't derive it for a generic contract.
      const context = contextOf(request, reply) as RouteContext<R>;
      const result = await handler(context);
      reply.code(successStatus);
      if (result instanceof SerializedReply)
        return reply.type('application/json; charset=utf-8').send(result.json);
      if (result instanceof FileReply) {
        const { body, type, name } = result.file;
        reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
        if (typeof body === 'string') reply.serializer((text: string) => text);
        return reply.send(body);
      }
      if (result instanceof PageReply) {
        reply.headers(result.headers).type('text/html; charset=utf-8');
        return reply.serializer((html: string) => html).send(result.html);
      }
      return reply.send(result);
    },
  });
}
