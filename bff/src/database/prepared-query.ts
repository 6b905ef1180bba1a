import { CompiledQuery, type Compilable } from 'kysely';
import type { Db } from './database.ts';

const names = new Map<string, string>();
const built = new Set<string>();

/**
 * A query that every connection parses and plans only once, for the few that are sent all the time. `text` is sent as it
 * is, with `$1` and so on in the place of its values.
 */
export function prepareQuery<Row>(name: string, text: string) {
  names.set(text, name);
  return async (db: Db, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
}

/** The same for a built query whose text never varies, only its values. */
export function prepared<Query extends Compilable>(name: string, query: Query): Query {
  if (!built.has(name)) {
    built.add(name);
    names.set(query.compile().sql, name);
  }
  return query;
}

/** The same statement with its name, by which pg knows that it is prepared already. */
export function withName(statement: unknown): unknown {
  const name = typeof statement === 'string' ? names.get(statement) : undefined;
  return name === undefined ? statement : { name, text: statement };
}
