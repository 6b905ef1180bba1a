import { ScrapeFailure } from '../scrape-failure.ts';

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || TIMEOUT_CODES.has(codeOf(error))) return true;
  // Node's functions wrap the reason of a signal.
  return error.name === 'AbortError' && isTimeout(error.cause);
}

export function toScrapeFailure(cause: unknown): ScrapeFailure {
  if (cause instanceof ScrapeFailure) return cause;
  if (isTimeout(cause))
    return new ScrapeFailure('timeout', 'The site took too long to answer.', {
      cause,
      retryable: true,
    });
  if (codeOf(cause) === 'UND_ERR_HEADERS_OVERFLOW')
    return new ScrapeFailure('too-large', 'The headers of the page are too large.', { cause });
  return new ScrapeFailure('unreachable', 'The site could not be reached.', {
    cause,
    retryable: true,
  });
}
