import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
type Definitions = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 8;
const ITEMS = 2;

/** A UUID that the addresses of pages name, too. Items of a list differ from the second on. */
export const sampleId = (index = 0): string =>
  `5a3b1e00-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Values that code reads as more than a text. */
const byName: readonly (readonly [name: RegExp, text: string])[] = [
  [/currency/i, 'INR'],
  [/email|mailbox/i, 'asha@example.com'],
  [/phone/i, '9876543210'],
  [/^pin(?:code)?$|postal/i, '560001'],
  [/time_?zone/i, 'Asia/Kolkata'],
  [/country/i, 'IN'],
  [/(?:url|link|href|picture|image|website)$/i, 'https://shop.example/sample'],
  [/path$|^to$/i, '/faq'],
  [/version$|commit/i, '0123abcd'],
  [/slug|code|number|key/i, 'sample-1'],
  [/(?:at|since|until)$/, '2026-12-01T10:00:00.000Z'],
  [/date|day|on$/i, '2027-02-14'],
  [/amount|price|total|paise/i, '1499.00'],
  [/first_?name/i, 'Asha'],
  [/last_?name/i, 'Rao'],
];

const formats: Readonly<Record<string, (index: number) => string>> = {
  uuid: sampleId,
  'date-time': () => '2026-12-01T10:00:00.000Z',
  date: () => '2027-02-14',
  uri: () => 'https://shop.example/sample',
  email: () => 'asha@example.com',
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Place {
  readonly definitions: Definitions;
  readonly name: string;
  readonly index: number;
  readonly depth: number;
}

function textOf({ format, pattern, minLength = 0, maxLength }: Schema, { name, index }: Place) {
  const known =
    formats[format ?? '']?.(index) ??
    byName.find(([pattern]) => pattern.test(name))?.[1] ??
    `Sample ${index + 1}`;
  const fits = pattern === undefined || new RegExp(pattern).test(known);
  const text = fits
    ? known
    : ['/faq', '0123abcd', 'sample'].find((each) => new RegExp(pattern).test(each));
  return (text ?? known).padEnd(minLength, 'x').slice(0, maxLength);
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, index: number): number {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0;
  const least = minimum ?? above;
  const wanted = Math.max(least, 1) + index;
  return maximum === undefined ? wanted : Math.min(wanted, maximum);
}

function recordOf({ propertyNames, additionalProperties }: Schema, place: Place): unknown {
  if (!isSchema(additionalProperties) || !isSchema(propertyNames)) return {};
  const { enum: names = [] } = propertyNames;
  return Object.fromEntries(
    names.map((name) => [
      String(name),
      valueOf(additionalProperties, { ...place, name: String(name), depth: place.depth + 1 }),
    ]),
  );
}

function objectOf(schema: Schema, place: Place): unknown {
  const { properties, required = [] } = schema;
  if (!properties) return recordOf(schema, place);
  const isDeep = place.depth >= MAX_DEPTH;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) => {
      if (!isSchema(inner) || (isDeep && !required.includes(name))) return [];
      return [[name, valueOf(inner, { ...place, name, depth: place.depth + 1 })]];
    }),
  );
}

function valueOf(schema: Schema, place: Place): unknown {
  const { $ref, anyOf, oneOf, allOf, type, items, enum: values } = schema;
  if ($ref !== undefined) {
    const found = place.definitions[$ref.replace('#/$defs/', '')];
    return isSchema(found) ? valueOf(found, { ...place, depth: place.depth + 1 }) : null;
  }
  if ('const' in schema) return schema.const;
  if (values) return values[0];
  const choices = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].filter(isSchema);
  if (choices.length > 0) {
    const full = choices.find((choice) => choice.type !== 'null');
    const isDeep = place.depth >= MAX_DEPTH && choices.some((choice) => choice.type === 'null');
    return full && !isDeep ? valueOf(full, place) : null;
  }
  if (type === 'string') return textOf(schema, place);
  if (type === 'number' || type === 'integer') return numberOf(schema, place.index);
  if (type === 'boolean') return false;
  if (type === 'array') {
    if (!isSchema(items) || place.depth >= MAX_DEPTH) return [];
    const count = Math.max(schema.minItems ?? 0, Math.min(ITEMS, schema.maxItems ?? ITEMS));
    return Array.from({ length: count }, (_, index) =>
      valueOf(items, { ...place, index, depth: place.depth + 1 }),
    );
  }
  return type === 'object' ? objectOf(schema, place) : null;
}

/** A plausible value that the schema accepts: the same one each time. */
export function sampleValue(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valueOf(json, { definitions: json.$defs ?? {}, name: '', index: 0, depth: 0 });
}
