import { ApiError } from '../errors/api-error.ts';
import type { RouteShape } from '../definitions/define-route.ts';
import { receivedErrorReply } from '../errors/error-reply.ts';

interface ReceivedReply {
  readonly route: RouteShape;
  readonly response: Response;
  readonly text: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unreadable = ({ route, response }: ReceivedReply, cause?: unknown): ApiError =>
  new ApiError(route.failureMessage, {
    code: 'unreadable-reply',
    status: response.status,
    retryAfter: retryAfter(response),
    cause,
  });

const retryAfter = ({ headers }: Response): number | undefined =>
  Number(headers.get('retry-after')) || undefined;

export async function readSuccess(reply: ReceivedReply): Promise<unknown> {
  const schema = reply.route.responses[reply.response.status];
  if (!schema) throw unreadable(reply);
  const parsed = await schema.safeParseAsync(parseJson(reply.text));
  if (!parsed.success) throw unreadable(reply, parsed.error);
  return parsed.data;
}

export function readFailure(reply: ReceivedReply): ApiError {
  const parsed = receivedErrorReply.safeParse(parseJson(reply.text));
  if (!parsed.success) return unreadable(reply, parsed.error);
  const { message, ...details } = parsed.data.error;
  const { response } = reply;
  return new ApiError(message, {
    ...details,
    status: response.status,
    retryAfter: retryAfter(response),
  });
}
