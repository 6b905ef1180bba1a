import { z } from 'zod';

/** Of requests the BFF is the reader, of replies whatever was built earlier. */
export type Direction = 'request' | 'reply';

type Value = string | number | boolean | null;

/**
 * All that is known about what travels, such as `"POST /api/queries > body .name maxLength": 80`: the owner, `>` for
 * requests and `<` for replies, the place, the keyword.
 */
export type WireFacts = Readonly<Record<string, Value>>;

export interface Shape {
  /** Such as `POST /api/queries` or `release.json`. */
  readonly owner: string;
  readonly direction: Direction;
  /** Such as `body` or `200`. */
  readonly part: string;
  readonly schema: z.ZodType;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keywords that say nothing about the shape, or that clients don't enforce. */
const silentKeywords = new Set(['$schema', '$defs', 'id', 'title', 'description', 'default']);
const unionKeywords = ['anyOf', 'oneOf'] as const;
/** Keywords with lists or schemas, which the writer takes apart. */
const structure = new Set([
  ...['properties', 'required', 'items', 'enum', 'type', 'additionalProperties', 'propertyNames'],
  ...unionKeywords,
]);

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class FactWriter {
  readonly facts = new Map<string, Value>();
  readonly #direction: Direction;

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  set(place: string, keyword: string, value: Value): void {
    this.facts.set(`${place} ${keyword}`, value);
  }

  schema(place: string, schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>) {
    const { $ref, properties, required, items, enum: values } = schema;
    if ($ref !== undefined) return this.#reference(place, $ref, definitions);
    for (const [keyword, value] of Object.entries(schema))
      if (isValue(value)) {
        if (this.#isTold(keyword, schema)) this.set(place, keyword, value);
      } else if (!structure.has(keyword) && !silentKeywords.has(keyword))
        throw new Error(`${place} has ${keyword}, which wire-facts.ts can’t write yet.`);
    if (Array.isArray(schema.type))
      for (const [index, type] of schema.type.entries())
        this.set(`${place}|${index}`, 'type', type);
    for (const value of values ?? []) this.set(place, `enum ${JSON.stringify(value)}`, true);
    for (const name of required ?? []) this.set(`${place}.${name}`, 'required', true);
    for (const [name, inner] of Object.entries(properties ?? {}))
      if (isSchema(inner)) this.schema(`${place}.${name}`, inner, definitions);
    if (isSchema(schema.propertyNames))
      this.schema(`${place}.*name`, schema.propertyNames, definitions);
    if (isSchema(items)) this.schema(`${place}[]`, items, definitions);
    if (isSchema(schema.additionalProperties))
      this.schema(`${place}.*`, schema.additionalProperties, definitions);
    for (const keyword of unionKeywords)
      for (const [index, inner] of (schema[keyword] ?? []).entries())
        if (isSchema(inner)) this.schema(`${place}|${index}`, inner, definitions);
  }

  /** Readers of replies pass over fields that they don't know, whether the schema says so or not. */
  #isTold(keyword: string, schema: JsonSchema): boolean {
    if (keyword === 'additionalProperties') return this.#direction === 'request';
    if (keyword === 'pattern') return schema.format === undefined;
    return !silentKeywords.has(keyword);
  }

  /** A named shape is written once for each direction. */
  #reference(place: string, ref: string, definitions: Readonly<Record<string, JsonSchema>>): void {
    const name = ref.replace('#/$defs/', '');
    this.set(place, 'is', name);
    const start = `${name} ${arrows[this.#direction]} shape`;
    const definition = definitions[name];
    if (!definition || this.facts.has(`${start} type`)) return;
    this.schema(start, definition, definitions);
  }
}

const arrows: Record<Direction, string> = { request: '>', reply: '<' };

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const openSets = [
  'Error < shape.error.code enum ',
  ...['SessionUser', 'Person', 'PersonRow'].map((shape) => `${shape} < shape.role enum `),
];

/** Readers treat the code of an error and a role as open sets: each has a reading for what it doesn't know. */
export const isOpenSet = (fact: string): boolean => openSets.some((set) => fact.startsWith(set));

export function wireFactsOf(shapes: readonly Shape[]): WireFacts {
  const writers = { request: new FactWriter('request'), reply: new FactWriter('reply') };
  for (const { owner, direction, part, schema } of shapes) {
    const json = z.toJSONSchema(schema, {
      io: direction === 'request' ? 'input' : 'output',
      unrepresentable: 'any',
    });
    const definitions = Object.fromEntries(
      Object.entries(json.$defs ?? {}).filter((entry): entry is [string, JsonSchema] =>
        isSchema(entry[1]),
      ),
    );
    const place = `${owner} ${arrows[direction]} ${part}`;
    writers[direction].set(place, 'sent', true);
    writers[direction].schema(place, json, definitions);
  }
  const facts = [...writers.request.facts, ...writers.reply.facts];
  return Object.fromEntries(
    facts.filter(([fact]) => !isOpenSet(fact)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
