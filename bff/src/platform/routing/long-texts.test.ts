import { refuseLinks } from '@gift-registry/bff-contract';
import { z } from 'zod';
import { contractForms, contractRoutes } from './openapi-document.ts';

/** A body of 64 KiB may hold any of these, and patterns that search from each character take seconds on them. */
const LENGTH = 60_000;
/** A pattern that is worse than quadratic is found by these, and would take hours for the others. */
const FIRST_LENGTH = 2_000;
const textsOf = (length: number) =>
  ['a', 'a.', '1', '-', 'x@', ' ', 'a ', '+1', '%', '/'].map((part) =>
    part.repeat(length / part.length),
  );
const LIMIT_MS = 300;

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Node = z.core.JSONSchema._JSONSchema | undefined;

function valuesWith(text: string, node: Node, root: JsonSchema): unknown[] {
  if (typeof node !== 'object') return [text];
  if (node.$ref !== undefined) {
    const name = node.$ref.split('/').at(-1) ?? '';
    return valuesWith(text, root.$defs?.[name], root);
  }
  const variants = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  const nested = variants.flatMap((variant) => valuesWith(text, variant, root));
  if (node.type === 'object')
    return Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
      valuesWith(text, property, root).map((value) => ({ [name]: value })),
    );
  if (node.type === 'array')
    return [node.items]
      .flat()
      .flatMap((item) => valuesWith(text, item, root).map((value) => [value]));
  return node.type === 'string' || variants.length === 0 ? [text, ...nested] : nested;
}

function parseTime(schema: z.ZodType, value: unknown): number {
  const started = performance.now();
  schema.safeParse(value);
  return performance.now() - started;
}

function slowestParse(schema: z.ZodType, long: readonly string[]): number {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const times = long
    .flatMap((text) => valuesWith(text, shape, shape))
    .map((value) => {
      const time = parseTime(schema, value);
      // Another process may have had the processor; a slow pattern is slow again.
      return time > LIMIT_MS ? Math.min(time, parseTime(schema, value)) : time;
    });
  return Math.max(0, ...times);
}

const schemas = [
  ...contractRoutes.flatMap(({ id, body, query, params, headers }) =>
    [body, query, params, headers].flatMap((schema) => (schema ? [[id, schema] as const] : [])),
  ),
  ...contractForms.map(({ id, fields }) => [id, fields] as const),
];

test('no field of a request takes long to refuse a long text', () => {
  const slow = schemas.flatMap(([id, schema]) => {
    const first = slowestParse(schema, textsOf(FIRST_LENGTH));
    const time = first > LIMIT_MS ? first : slowestParse(schema, textsOf(LENGTH));
    return time > LIMIT_MS ? [`${id}: ${time.toFixed(0)} ms`] : [];
  });
  expect(slow).toStrictEqual([]);
});

test('a pattern without a limit before it does', () => {
  const form = z.strictObject({
    person: z.strictObject({ name: z.string().superRefine(refuseLinks) }),
  });
  expect(slowestParse(form, ['a'.repeat(LENGTH / 4)])).toBeGreaterThan(LIMIT_MS);
});
