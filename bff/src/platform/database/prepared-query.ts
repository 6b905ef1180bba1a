import { CompiledQuery, type Compilable } from 'kysely';
import { nameStatement, type Db } from './database.ts';

const compiledNames = new Set<string>();

/** A raw query that each connection parses and plans only once. Its values are `$1`, `$2` and so on. */
export function prepareQuery<Row>(name: string, text: string) {
  nameStatement(text, name);
  const run = async (db: Db, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
  return Object.assign(run, { text });
}

export function prepared<Query extends Compilable>(name: string, query: Query): Query {
  if (!compiledNames.has(name)) {
    compiledNames.add(name);
    nameStatement(query.compile().sql, name);
  }
  return query;
}
