import pTimeout from 'p-timeout';

/** After this a document of the version before is better than a longer wait. */
const SOON_TIMEOUT_MS = 100;

interface LateDocument<Document> {
  readonly document: Promise<Document | undefined>;
  readonly findBefore: () => Document | undefined;
}

const withTimeout = <Result>(result: Promise<Result>, milliseconds: number) =>
  pTimeout(result, { milliseconds, fallback: () => undefined });

export async function documentInTime<Document>(
  { document, findBefore }: LateDocument<Document>,
  timeoutMs: number,
): Promise<Document | undefined> {
  const soonTimeoutMs = Math.min(SOON_TIMEOUT_MS, timeoutMs);
  const soon = await withTimeout(document, soonTimeoutMs);
  return soon ?? findBefore() ?? withTimeout(document, timeoutMs - soonTimeoutMs);
}
