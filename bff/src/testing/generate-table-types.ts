import { resolve } from 'node:path';
import { sql } from 'kysely';
import { generate, PostgresDialect, type DatabaseMetadata } from 'kysely-codegen';
import { createDatabase, type Db } from '../platform/database/database.ts';

export const tableTypesFile = resolve(
  import.meta.dirname,
  '../platform/database/tables.generated.ts',
);

/** Lists of words and JSON, whose content only the code knows, and columns of a view, which PostgreSQL reports as nullable. */
const columns = {
  'audit_log.details': 'ColumnType<Record<string, unknown>, string | undefined, never>',
  'idempotency_keys.response':
    'ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>',
  'mfe_releases.manifest': 'JSONColumnType<ReleaseManifest>',
  'mfe_releases.source': 'JSONColumnType<ReleaseSource> | null',
  'mfe_releases.withdrawal': "JSONColumnType<Omit<ReleaseWithdrawal, 'at'>> | null",
  'open_shares.id': 'string',
  'open_shares.registry_id': 'string',
  'open_shares.share_code': 'string',
  'orders.address': 'ColumnType<unknown, string | null, string | null>',
  'outbox.payload': 'ColumnType<unknown, string, string>',
  'products.corrected_fields': 'Generated<ProductField[]>',
  'removed_items.item': 'ColumnType<unknown, string, never>',
};

interface WordsOfColumn {
  readonly table: string;
  readonly column: string;
  readonly words: string[];
}

/** Returns the columns whose check names all their words: `check (status in ('draft', 'published'))`. */
async function findWords(db: Db): Promise<readonly WordsOfColumn[]> {
  const { rows } = await sql<WordsOfColumn>`
    select conrelid::regclass::text as "table", attname as "column",
      array(select found[1] from regexp_matches(definition, '''([^'']*)''::text', 'g') found) as words
      from (select *, pg_get_constraintdef(oid) as definition from pg_constraint) constraints
      join pg_attribute on attrelid = conrelid and array[attnum] = conkey
     where contype = 'c' and connamespace = 'public'::regnamespace
       and definition ~ ('^CHECK \\(\\(' || attname || ' = ANY \\(ARRAY\\[[^()]*\\]\\)\\)\\)$')
  `.execute(db);
  return rows;
}

async function addWords(db: Db, metadata: DatabaseMetadata): Promise<DatabaseMetadata> {
  for (const { table, column, words } of await findWords(db)) {
    const found = metadata.tables
      .find(({ name, schema }) => name === table && schema === 'public')
      ?.columns.find(({ name }) => name === column);
    if (found) found.enumValues = words;
  }
  return metadata;
}

/** Returns what `tables.generated.ts` must contain for the schema of a migrated database. */
export async function generateTableTypes(url: string): Promise<string> {
  const database = createDatabase(url, { maxConnections: 1 });
  try {
    const db = database.withoutPlugins();
    const source = await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string' }),
      camelCase: true,
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      excludePattern: '*kysely_migration*',
      outFile: null,
      postprocess: ({ metadata }) => addWords(db, metadata),
      typeMapping: { timestamptz: 'Instant', int8: 'number', numeric: 'number' },
      customImports: {
        Instant: './instant.ts',
        ProductField: '@gift-registry/bff-contract',
        ReleaseManifest: '@gift-registry/bff-contract',
        ReleaseSource: '@gift-registry/bff-contract',
        ReleaseWithdrawal: '@gift-registry/bff-contract',
      },
      overrides: { columns },
    });
    return source.replace('export interface DB ', 'export interface Database ');
  } finally {
    await database.destroy();
  }
}
