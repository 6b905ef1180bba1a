import {
  discriminatedUnion,
  literal,
  number,
  object,
  record,
  safeParse,
  string,
  type infer as Infer,
} from 'zod/mini';

const serverEvent = discriminatedUnion('type', [
  object({ type: literal('registry-changed'), registryId: string(), version: number() }),
  object({ type: literal('share-revoked'), registryId: string() }),
  object({
    type: literal('joined'),
    shares: record(string(), object({ registryId: string(), version: number() })),
  }),
  object({ type: literal('signed-out') }),
]);
export type ServerEvent = Infer<typeof serverEvent>;

/** Undefined for unknown events: a newer server may send more types. */
export function readServerEvent(text: unknown): ServerEvent | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return safeParse(serverEvent, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
