import { z } from 'zod';

/** Stands beside a setting's schema, whose key is the variable and whose default is the setting's. */
export interface SettingMeaning {
  readonly meaning: string;
  /** Holds without a value, where the schema has no default. */
  readonly otherwise?: string;
  /** Its value is never shown. */
  readonly secret?: true;
  readonly production?: 'required' | 'refused';
}

export const meanings = z.registry<SettingMeaning>();

export type Variables = Readonly<Record<string, string | undefined>>;
export type SettingSchemas = Readonly<Record<string, z.ZodType>>;

// Shells and compose files pass an unset variable as an empty one.
export const setVariables = (environment: Variables): Variables =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => (value ?? '') !== ''));

export const isProduction = (set: Variables): boolean => set['NODE_ENV'] === 'production';

export const notSet = (name: string, because: string): string =>
  `${name} is not set. ${because} requires it.`;

export const schemaProblems = (error: z.ZodError | undefined, set: Variables): string[] =>
  (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return set[name] === undefined ? `${name} is not set.` : `${name} ${message}.`;
  });

export function productionProblems(schemas: SettingSchemas, set: Variables): string[] {
  if (!isProduction(set)) return [];
  const named = (rule: SettingMeaning['production']) =>
    Object.keys(schemas).filter((name) => {
      const schema = schemas[name];
      return schema && meanings.get(schema)?.production === rule;
    });
  return [
    // A schema without a default has reported its missing value by itself.
    ...named('required')
      .filter((name) => set[name] === undefined && schemas[name]?.safeParse(undefined).success)
      .map((name) => notSet(name, 'NODE_ENV=production')),
    ...(set['PUBLIC_BASE_URL']?.startsWith('http:')
      ? ['PUBLIC_BASE_URL must be an https address with NODE_ENV=production.']
      : []),
    ...named('refused')
      .filter((name) => set[name] !== undefined)
      .map((name) => `${name} must not be set with NODE_ENV=production.`),
  ];
}
