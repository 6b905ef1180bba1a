import { pino } from 'pino';

/** The part of an error that is logged. Errors of drivers contain whole connections, with their settings and buffers. */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}
