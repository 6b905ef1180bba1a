import { format } from 'node:util';
import { pino, type Logger } from 'pino';
import { traceOfLog, type QueueName } from '@gift-registry/workers-contract';

/** The part of an error that is logged. Errors of drivers contain whole connections, with their settings and buffers. */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}

export type { Logger };

// Job data carries addresses and one-time links and is never logged; these paths are a second protection.
const SECRET_PATHS = ['data', '*.data', 'to', '*.to', '*.link', '*.password', '*.url.password'];

/** Without a queue it is the log of a worker that could not start. */
export function createLogger(queue: QueueName | undefined, level: string): Logger {
  return pino({
    level,
    base: { service: queue ? `worker-${queue}` : 'worker', pid: process.pid },
    mixin: traceOfLog,
    serializers: { err: loggedError },
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
  });
}

/** Turns what packages write to the console, and the warnings of Node and of packages, into lines of the log. */
export function logEverything(log: Logger): void {
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    console[level] = (...parts: unknown[]) => log[level](format(...parts));
  console.log = console.info;
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning'));
}
