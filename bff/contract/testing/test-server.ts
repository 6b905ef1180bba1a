import type { z } from 'zod';
import type { RouteShape } from '../src/definitions/define-route.ts';
import type { ErrorCode } from '../src/errors/error-reply.ts';
import { isFor, parseRequest, type ReceivedRequest } from './received-request.ts';

const SUCCESS = [200, 201, 202] as const;

type ReplyInput<R extends RouteShape> = {
  [
    Status in keyof R['responses'] & (typeof SUCCESS)[number]
  ]: R['responses'][Status] extends z.ZodType ? z.input<R['responses'][Status]> : never;
}[keyof R['responses'] & (typeof SUCCESS)[number]];

interface Failure {
  readonly status: number;
  readonly message: string;
  readonly code?: ErrorCode | (string & {});
  readonly field?: string;
  readonly current?: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
}

interface Answer {
  readonly route: RouteShape;
  readonly respond: (request: Request) => Promise<Response>;
}

const answers: Answer[] = [];
const unanswered: string[] = [];
const received: { readonly route: RouteShape; readonly request: ReceivedRequest }[] = [];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // Node's `Request` rejects the signals of jsdom.
  const { signal, ...rest } = init ?? {};
  signal?.throwIfAborted();
  const request =
    input instanceof Request ? input : new Request(new URL(input, document.baseURI), rest);
  const latest = answers.findLast(({ route }) => isFor(route, request));
  if (!latest) {
    unanswered.push(`${request.method} ${request.url}`);
    throw new TypeError('Failed to fetch');
  }
  return latest.respond(request);
}

function answerWith<R extends RouteShape>(
  route: R,
  respond: (request: ReceivedRequest<R>) => Response | Promise<Response>,
): void {
  const parseAndRespond = async (raw: Request) => {
    const request = await parseRequest(route, raw);
    received.push({ route, request });
    return respond(request);
  };
  answers.push({ route, respond: parseAndRespond });
}

function successOf(route: RouteShape): { status: number; schema: z.ZodType } {
  for (const status of SUCCESS) {
    const schema = route.responses[status];
    if (schema) return { status, schema };
  }
  throw new Error(`The route ${route.id} has no reply with a body.`);
}

/**
 * Stands in for the BFF at the network: requests and replies are checked by the contract's schemas, so a test can't
 * agree with a screen on something that the BFF would refuse. The last answer set for a route counts; a request
 * without one fails the test. Answers and requests are forgotten after each test.
 */
export const testServer = {
  reply<R extends RouteShape>(
    route: R,
    body: ReplyInput<R> | ((request: ReceivedRequest<R>) => ReplyInput<R> | Promise<ReplyInput<R>>),
  ): void {
    const { status, schema } = successOf(route);
    answerWith(route, async (request) => {
      const reply: unknown = body instanceof Function ? await body(request) : body;
      return Response.json(schema.parse(reply), { status });
    });
  },

  fail(
    route: RouteShape,
    { status, message, code = 'internal', field, current, retryAfter }: Failure,
  ): void {
    const error = { code, message, requestId: 'test', field, current };
    const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
    answerWith(route, () => Response.json({ error }, { status, headers }));
  },

  replyRaw(route: RouteShape, body: string, status = 200): void {
    answerWith(route, () => new Response(body, { status }));
  },

  disconnect(route: RouteShape): void {
    answerWith(route, () => Promise.reject(new TypeError('Failed to fetch')));
  },

  hang(route: RouteShape): void {
    answerWith(route, () => new Promise(() => undefined));
  },

  requests<R extends RouteShape>(route: R): readonly ReceivedRequest<R>[] {
    return received
      .filter((each) => each.route === route)
      .map(({ request }) => request as ReceivedRequest<R>);
  },
};

beforeEach(() => {
  globalThis.fetch = answer;
});

afterEach(() => {
  const requests = unanswered.splice(0);
  answers.length = 0;
  received.length = 0;
  if (requests.length > 0) throw new Error(`No answer was set for ${requests.join(', ')}.`);
});
