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

const tabMessage = variant('type', [
  object({ type: literal('joined'), tab: string() }),
  object({ type: literal('left') }),
  object({ type: literal('event'), data: unknown() }),
  object({ type: literal('missed'), tabs: optional(array(string())) }),
]);
export type TabMessage = InferOutput<typeof tabMessage>;

/** Undefined for unknown messages: a tab with another release may send them. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  const { success, output } = safeParse(tabMessage, data);
  return success ? output : undefined;
}
