import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import type { SettingSource } from './setting-report.ts';
import { setVariables, type Variables } from './setting.ts';

/** The environment, and after it the file of `--file settings.env`. */
export function settingSources(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): readonly SettingSource[] {
  const { file } = parseArgs({ args: [...args], options: { file: { type: 'string' } } }).values;
  return [
    { from: 'environment', values: setVariables(environment) },
    ...(file ? [{ from: file, values: setVariables(parseEnv(readFileSync(file, 'utf8'))) }] : []),
  ];
}

/** The values that a start in production would find. */
export const productionValues = (sources: readonly SettingSource[]): Variables => ({
  ...Object.fromEntries(sources.toReversed().flatMap(({ values }) => Object.entries(values))),
  NODE_ENV: 'production',
});
