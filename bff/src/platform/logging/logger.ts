import { format } from 'node:util';
import { traceOfLog } from '@gift-registry/workers-contract';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

const secretSegment = /^(\/(?:r|guest)\/|\/api\/shared\/)[^/?]+/;
const loggedParameters = new Set([
  'search',
  'categories',
  'occasions',
  'priceBands',
  'giftStatuses',
  'offset',
  'v',
  'limit',
]);

/** Redacts share codes and query values, which may grant access, from a URL. */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shown = path.replace(secretSegment, '$1[code]');
  if (query === undefined) return shown;
  const keys = query.split('&').map((pair) => {
    const key = pair.split('=', 1)[0] ?? '';
    return loggedParameters.has(key) ? pair : `${key}=[redacted]`;
  });
  return `${shown}?${keys.join('&')}`;
}

/** Requests are logged without headers and bodies; these redact secrets inside logged error objects. */
const secretPaths = [
  'req.headers',
  'res.headers',
  ...[
    'cookie',
    'authorization',
    'password',
    'token',
    'accessToken',
    'refreshToken',
    'csrfToken',
  ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  '*["x-csrf-token"]',
  '*["set-cookie"]',
];

/** The part of an error that is logged. Errors of drivers contain whole connections, with their settings and buffers. */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: 'bff', pid: process.pid },
    mixin: traceOfLog,
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string; ip: string; id: string }) => ({
        method: request.method,
        url: loggedUrl(request.url),
        ip: request.ip,
      }),
      err: loggedError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Turns what packages write to the console, and the warnings of Node and of packages, into lines of the log. */
export function logEverything(log: Logger): void {
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    console[level] = (...parts: unknown[]) => log[level](format(...parts));
  console.log = console.info;
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning'));
}
