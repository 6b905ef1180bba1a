import { meanings, type SettingMeaning, type SettingSchemas, type Variables } from './setting.ts';

export interface Setting extends SettingMeaning {
  readonly name: string;
  /** As its variable would have it; undefined when there is none. */
  readonly preset: string | undefined;
}

export interface SettingSource {
  readonly from: string;
  readonly values: Variables;
}

interface Program {
  readonly title: string;
  readonly settings: readonly Setting[];
  /** The first that has a value wins. */
  readonly sources: readonly SettingSource[];
  readonly problems: readonly string[];
}

const presetText = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** `more` describes those whose meaning stands elsewhere. */
export const settingsOf = (
  schemas: SettingSchemas,
  more: (name: string) => SettingMeaning | undefined = () => undefined,
): readonly Setting[] =>
  Object.entries(schemas).map(([name, schema]) => {
    const described = meanings.get(schema) ?? more(name);
    if (!described) throw new Error(`${name} has no meaning.`);
    return { ...described, name, preset: presetText(schema.safeParse(undefined).data) };
  });

/** An address without what it may carry in secret: user, password, query. */
function shownValue(value: string): string {
  if (!/:\/\/|:.*@/.test(value)) return value;
  const url = URL.parse(value);
  return url?.host ? `${url.protocol}//${url.host}${url.pathname}` : '(not shown)';
}

const isNamed = (problems: readonly string[], name: string): boolean =>
  problems.some((problem) => problem.startsWith(`${name} `));

function stateOf({ name, preset, otherwise, secret }: Setting, program: Program): string {
  const source = program.sources.find(({ values }) => values[name] !== undefined);
  const wrong = isNamed(program.problems, name);
  if (!source) return wrong ? 'missing' : `default: ${preset ?? otherwise ?? 'none'}`;
  const value = wrong ? '(not shown)' : shownValue(source.values[name] ?? '');
  return `set (${source.from})${secret ? '' : `: ${value}`}`;
}

function line(setting: Setting, program: Program): string {
  const state = stateOf(setting, program);
  const mark = isNamed(program.problems, setting.name) ? '✗' : state.startsWith('set') ? '✓' : '·';
  return `  ${mark} ${setting.name}  ${state}\n      ${setting.meaning}`.replaceAll('`', '');
}

/** Names each setting of a program, where its value comes from and what it means. Secrets are not in it. */
export const settingReport = (program: Program): string =>
  [
    program.title,
    ...program.settings.map((setting) => line(setting, program)),
    ...program.problems.map((problem) => `  ✗ ${problem}`),
    program.problems.length === 0
      ? '  A start in production has all that it needs.'
      : `  A start in production stops: ${program.problems.length} to mend.`,
  ].join('\n');
