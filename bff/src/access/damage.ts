export interface DamagedBody {
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether no route may take it. */
  readonly mustFail: boolean;
}

/** Values of a path parameter that name nothing, as they stand in the address. */
export const wrongParams: readonly string[] = [
  'x',
  '-1',
  'null',
  '00000000-0000-0000-0000-00000000000g',
  '019aa0f4-0000-7000-8000-000000000000',
  'x'.repeat(150),
  'x'.repeat(3_000),
  '%00',
  '%2e%2e%2fetc',
  '%27%3b--',
  '%F0%9F%8E%81',
];

const replacements: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['minus one', -1],
  ['a fraction', 1.005],
  ['a huge number', 1e300],
  ['an unsafe integer', 9_007_199_254_740_993],
  ['a numeric text', '1e2'],
  ['an empty text', ''],
  ['spaces', '   '],
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['a line break', 'a\r\nBcc: evil@example.com'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a lone surrogate', '\ud800'],
  ['a script address', 'javascript:alert(1)'],
  ['SQL', "'; select pg_sleep(5); --"],
  ['a template', '{{7*7}}${7*7}'],
  ['many marks', `a${'\u0301'.repeat(2_000)}`],
];

/** Those that no rule of the product can allow. */
const hopeless: readonly (readonly [what: string, value: unknown])[] = [
  ['a NUL', 'a\0b'],
  ['a very long text', 'x'.repeat(20_000)],
  ['a deep list', JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* damagedAt(body: Readonly<Record<string, unknown>>, prefix = ''): Generator<DamagedBody> {
  yield { what: `${prefix}unknown key`, body: { ...body, unknown: 1 }, mustFail: true };
  for (const [key, value] of Object.entries(body)) {
    const { [key]: _left, ...rest } = body;
    yield { what: `${prefix}${key} missing`, body: rest, mustFail: false };
    for (const [what, damaged] of replacements)
      yield { what: `${prefix}${key} ${what}`, body: { ...body, [key]: damaged }, mustFail: false };
    for (const [what, damaged] of hopeless)
      yield { what: `${prefix}${key} ${what}`, body: { ...body, [key]: damaged }, mustFail: true };
    if (isObject(value))
      for (const inner of damagedAt(value, `${prefix}${key}.`))
        yield { ...inner, body: { ...body, [key]: inner.body } };
  }
}

/** The body with one thing wrong at a time, at every depth. */
export const damagedBodies = (body: Readonly<Record<string, unknown>>): Generator<DamagedBody> =>
  damagedAt(body);
