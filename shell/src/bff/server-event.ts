import {
  type InferOutput,
  literal,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
  variant,
} from 'valibot';

const serverEvent = variant('type', [
  object({
    type: literal('registry-changed'),
    registryId: string(),
    version: number(),
    spreadMs: optional(number()),
  }),
  object({ type: literal('share-revoked'), registryId: string() }),
  object({
    type: literal('joined'),
    shares: record(string(), object({ registryId: string(), version: number() })),
  }),
  object({ type: literal('signed-out') }),
  object({ type: literal('announcements-changed') }),
]);
export type ServerEvent = InferOutput<typeof serverEvent>;

/** Undefined for unknown events: a newer server may send more types. */
export function readServerEvent(text: unknown): ServerEvent | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const { success, output } = safeParse(serverEvent, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
