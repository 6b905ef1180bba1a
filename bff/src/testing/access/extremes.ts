import { z } from 'zod';
import type { RouteShape } from '@gift-registry/bff-contract';
import type { SampleRequest } from './sample-requests.ts';

type Value = Readonly<Record<string, unknown>>;

/** The parts of a JSON schema on which the extremes of a field depend. */
interface FieldSchema {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly items?: FieldSchema | undefined;
  readonly anyOf?: readonly FieldSchema[] | undefined;
  readonly oneOf?: readonly FieldSchema[] | undefined;
}

const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional().catch(undefined),
    format: z.string().optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    items: fieldSchema.optional().catch(undefined),
    anyOf: z.array(fieldSchema).optional(),
    oneOf: z.array(fieldSchema).optional(),
  }),
);

const INT4_END = 2 ** 31;

const numbers = [
  ...[INT4_END, INT4_END - 1, -INT4_END - 1, -1, 0, 2 ** 53 - 1, 2 ** 53, 1e300, -1e300],
  ...[0.1, 1e-7, 99_999_999.99, 100_000_000],
];
const days = ['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '+010000-01-01'];
const times = [
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '2026-06-30T23:59:60Z',
  '+010000-01-01T00:00:00Z',
];
const addresses = [
  'https://user:password@shop.example/gift',
  'https://shop.example:65535/',
  `https://shop.example/${'a'.repeat(1_900)}`,
  `https://${'a'.repeat(63)}.${'b'.repeat(63)}.example/`,
  'https://[::1]/',
];
const texts = [
  ...['\u0001', 'a\u001b[2Jb', 'a\u0085b', 'a\u2028b', '\ufffe', '\u202eb', '\ud800', '\r\n'],
  ...['9'.repeat(30), '1e308', 'NaN', '\ufdfa'.repeat(30), '00000000-0000-0000-0000-000000000000'],
  ...[INT4_END, -INT4_END - 1, 2 ** 63].map(String),
  ...[days.slice(0, 3), times.slice(0, 3), addresses.slice(0, 3)].flat(),
];

function extremesOf({ type, format }: FieldSchema): readonly unknown[] {
  if (type === 'number' || type === 'integer') return numbers;
  if (type === 'boolean' || type === 'null') return [];
  if (format === 'date') return days;
  if (format === 'date-time') return times;
  if (format === 'uri') return addresses;
  return type === 'string' ? texts : [...texts, ...numbers];
}

type Path = readonly (string | number)[];

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null;
}

function withValue(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(at) ? at : [];
    return [withValue(list[0], rest, value), ...list.slice(1)];
  }
  return {
    ...(isValue(at) ? at : {}),
    [key]: withValue(isValue(at) ? at[key] : undefined, rest, value),
  };
}

interface Extreme {
  readonly path: Path;
  readonly value: unknown;
  readonly mustFail: boolean;
}

const namesLink = /url|link/i;

const mustFail = ({ format }: FieldSchema, path: Path, value: unknown): boolean =>
  format === 'date' ||
  format === 'date-time' ||
  (namesLink.test(String(path.at(-1))) && String(value).includes('user:password@'));

function* fieldsOf(schema: FieldSchema, path: Path = []): Generator<Extreme> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) for (const choice of choices) yield* fieldsOf(choice, path);
  else if (schema.properties)
    for (const [name, field] of Object.entries(schema.properties))
      yield* fieldsOf(field, [...path, name]);
  else if (schema.items) yield* fieldsOf(schema.items, [...path, 0]);
  else
    for (const value of extremesOf(schema))
      yield { path, value, mustFail: mustFail(schema, path, value) };
}

const schemaOf = (schema: z.ZodType): FieldSchema =>
  fieldSchema.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  );

export interface ExtremeRequest {
  readonly description: string;
  readonly request: SampleRequest;
  /** Links with a password, and times at the edge of the calendar. */
  readonly mustFail: boolean;
}

const strings = z.record(z.string(), z.coerce.string());
const anyValues = z.record(z.string(), z.unknown());

/** The sample request with one field at one of the extremes of its type, for each field that the contract names. */
export function* extremeRequests(
  { params, query, body }: Pick<RouteShape, 'params' | 'query' | 'body'>,
  sample: SampleRequest,
): Generator<ExtremeRequest> {
  const described = (part: string, { path, value }: Extreme): string =>
    `${part} ${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`;
  for (const [part, schema] of [
    ['params', params],
    ['query', query],
  ] as const)
    for (const extreme of schema ? fieldsOf(schemaOf(schema)) : []) {
      const { path, value } = extreme;
      // No URL holds half a surrogate pair.
      if (!String(value).isWellFormed()) continue;
      const changed = strings.parse(withValue(sample[part], path.slice(0, 1), value));
      yield {
        ...{ description: described(part, extreme), mustFail: extreme.mustFail },
        request: { ...sample, [part]: changed },
      };
    }
  for (const extreme of body ? fieldsOf(schemaOf(body)) : []) {
    const { path, value } = extreme;
    yield {
      ...{ description: described('body', extreme), mustFail: extreme.mustFail },
      request: { ...sample, body: anyValues.parse(withValue(sample.body, path, value)) },
    };
  }
}
