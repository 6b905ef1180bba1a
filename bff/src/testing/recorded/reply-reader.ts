import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Exchange, Json, Recording } from './exchange.ts';

/** Clients pass over fields that they don't know. */
function withoutClosedObjects(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutClosedObjects);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword, value]) => !(keyword === 'additionalProperties' && value === false))
      .map(([keyword, value]) => [keyword, withoutClosedObjects(value)]),
  );
}

export function createReplyReader({ schemas }: Pick<Recording, 'schemas'>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const definitions = { components: { schemas: withoutClosedObjects(schemas) } };
  return (schema: NonNullable<Exchange['schema']>, reply: unknown): readonly string[] => {
    const document = { ...definitions, allOf: [withoutClosedObjects(schema)] };
    const validate = ajv.compile(document);
    return validate(reply)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message = '' }) =>
          `${instancePath} ${message}`.trim(),
        );
  };
}

export function missingFields(recorded: Json, today: Json | undefined, path = ''): string[] {
  if (recorded === null || today === null) return [];
  if (Array.isArray(recorded)) {
    const [sample] = recorded;
    const [element] = Array.isArray(today) ? today : [];
    return sample === undefined || element === undefined
      ? []
      : missingFields(sample, element, `${path}/0`);
  }
  if (typeof recorded !== 'object') return [];
  if (typeof today !== 'object' || Array.isArray(today)) return [`${path} is no object`];
  return Object.entries(recorded).flatMap(([name, value]) =>
    today[name] === undefined
      ? [`${path}/${name} is gone`]
      : missingFields(value, today[name], `${path}/${name}`),
  );
}
