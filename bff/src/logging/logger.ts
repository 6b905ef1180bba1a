import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { loggedError } from './logged-error.ts';
import { loggedUrl } from './logged-url.ts';

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

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: 'bff', pid: process.pid },
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
