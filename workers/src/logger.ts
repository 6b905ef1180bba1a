import { pino, type Logger } from 'pino';
import type { QueueName } from '@gift-registry/workers-contract';

/** The part of an error that is logged. Errors of drivers contain whole connections, with their settings and buffers. */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}

export type { Logger };

// Job data carries addresses and one-time links and is never logged; these paths are a second protection.
const SECRET_PATHS = ['data', '*.data', 'to', '*.to', '*.link', '*.password', '*.url.password'];

export function createLogger(queue: QueueName, level: string): Logger {
  return pino({
    level,
    base: { service: `worker-${queue}`, pid: process.pid },
    serializers: { err: loggedError },
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
  });
}
