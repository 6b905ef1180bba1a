import pTimeout from 'p-timeout';

/** After this a document of the version before is better than a longer wait. */
const PATIENCE_MS = 100;

interface LateDocument<Document> {
  readonly document: Promise<Document | undefined>;
  /** Its substitute while it is late. */
  readonly findBefore: () => Document | undefined;
}

const within = <Result>(result: Promise<Result>, milliseconds: number) =>
  pTimeout(result, { milliseconds, fallback: () => undefined });

/** The document if it is ready soon, else the one before, else the document after a wait; undefined after all of it. */
export async function documentInTime<Document>(
  { document, findBefore }: LateDocument<Document>,
  waitMs: number,
): Promise<Document | undefined> {
  const patience = Math.min(PATIENCE_MS, waitMs);
  const soon = await within(document, patience);
  return soon ?? findBefore() ?? within(document, waitMs - patience);
}
