import fc from 'fast-check';

type Body = Readonly<Record<string, unknown>>;
type Path = readonly string[];

export interface MalformedBody {
  readonly description: string;
  readonly body: Body;
  readonly mustFail: boolean;
}

const hostileValues: readonly unknown[] = [
  null,
  true,
  7,
  -1,
  1.005,
  1e300,
  9_007_199_254_740_993,
  '1e2',
  '',
  '   ',
  ['a'],
  { a: 1 },
  'a\r\nBcc: evil@example.com',
  '<img src=x onerror=alert(1)>',
  '\ud800',
  'javascript:alert(1)',
  "'; select pg_sleep(5); --",
  '{{7*7}}${7*7}',
  `a${'\u0301'.repeat(2_000)}`,
];

const unacceptableValues: readonly unknown[] = [
  'a\0b',
  'x'.repeat(20_001),
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
];

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldPaths = (body: Body): Path[] =>
  Object.entries(body).flatMap(([key, value]) => [
    [key],
    ...(isObject(value) ? fieldPaths(value).map((path) => [key, ...path]) : []),
  ]);

function withField(body: Body, [key = '', ...rest]: Path, value: unknown): Body {
  const inner = body[key];
  return {
    ...body,
    [key]: rest.length > 0 && isObject(inner) ? withField(inner, rest, value) : value,
  };
}

const describeField = (path: Path, value: unknown): string =>
  `${path.join('.')} = ${(JSON.stringify(value) ?? 'missing').slice(0, 60)}`;

const malformed = (body: Body, path: Path, value: unknown, mustFail: boolean): MalformedBody => ({
  description: describeField(path, value),
  body: withField(body, path, value),
  mustFail,
});

function unacceptableBodies(body: Body): MalformedBody[] {
  const paths = fieldPaths(body);
  const objects: Path[] = [[], ...paths.filter((path) => isObject(valueAt(body, path)))];
  return [
    ...objects.map((path) => malformed(body, [...path, 'unknown'], 1, true)),
    ...paths.flatMap((path) =>
      unacceptableValues.map((value) => malformed(body, path, value, true)),
    ),
  ];
}

function valueAt(body: Body, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body);
}

const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(undefined, ...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

const SEED = 20_261_122;
const SAMPLES_PER_FIELD = 12;

export function malformedBodies(body: Body): MalformedBody[] {
  const paths = fieldPaths(body);
  if (paths.length === 0) return unacceptableBodies(body);
  const sample = fc.sample(fc.tuple(fc.constantFrom(...paths), anyValue), {
    seed: SEED,
    numRuns: paths.length * SAMPLES_PER_FIELD,
  });
  return [
    ...unacceptableBodies(body),
    ...sample.map(([path, value]) => malformed(body, path, value, false)),
  ];
}
