import {
  array,
  type InferOutput,
  literal,
  object,
  optional,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';

/** Messages between the tabs of one browser. */
const tabMessage = variant('type', [
  /** To the leader: a tab follows something new. */
  object({ type: literal('joined'), tab: string() }),
  /** To the leader: a tab follows something no longer. */
  object({ type: literal('left') }),
  /** From the leader: the data of an event. */
  object({ type: literal('event'), data: unknown() }),
  /** From the leader: the given tabs, or all, may have missed events. */
  object({ type: literal('missed'), tabs: optional(array(string())) }),
]);
export type TabMessage = InferOutput<typeof tabMessage>;

/** Undefined for unknown messages: a tab with another release may send them. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  const { success, output } = safeParse(tabMessage, data);
  return success ? output : undefined;
}
