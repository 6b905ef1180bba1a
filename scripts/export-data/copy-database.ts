import pg from 'pg';
import { Failure } from '../terminal/failure.ts';

const BATCH = 500;
/** Queues have a schema of their own and stay behind: the outbox hands jobs over again that its queue has lost. */
const SCHEMA = 'public';

async function columnsOf(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select format('%I', c.relname) as table, format('%I', a.attname) as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = $1::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attname`,
    [SCHEMA],
  );
  const tables = new Map<string, string[]>();
  for (const { table, name } of rows) tables.set(table, [...(tables.get(table) ?? []), name]);
  return tables;
}

/** Rows refer to each other in circles: references are taken off while rows arrive, and checked when they return. */
async function withoutReferences(to: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await to.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, format('%I', conname) as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = $1::regnamespace`,
    [SCHEMA],
  );
  for (const { table, name } of rows)
    await to.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of rows)
    await to.query(`alter table ${table} add constraint ${name} ${definition}`);
}

interface CopiedTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** As JSON text, values keep what JavaScript would round: microseconds and long numbers. */
async function copyTable(
  from: pg.Client,
  to: pg.Client,
  { table, columns }: CopiedTable,
): Promise<number> {
  const list = columns.join(', ');
  await to.query(`alter table ${table} disable trigger user`);
  await to.query(`delete from ${table}`);
  await from.query(
    `declare exported no scroll cursor for select to_jsonb(each)::text as row from ${table} each`,
  );
  let copied = 0;
  for (let size = BATCH; size === BATCH;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${BATCH} from exported`);
    size = rows.length;
    copied += size;
    await to.query(
      `insert into ${table} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await from.query('close exported');
  await to.query(`alter table ${table} enable trigger user`);
  return copied;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function requireEmpty(to: pg.Client): Promise<void> {
  const { rows } = await to.query('select from users limit 1');
  if (rows.length > 0)
    throw new Failure('The new database has accounts already. Export into an empty one.');
}

/**
 * Copies every table in one transaction: the new database has all of it or nothing. Both have the same schema. Returns the number
 * of rows.
 */
export async function copyDatabase(fromUrl: string, toUrl: string): Promise<number> {
  const from = await connect(fromUrl);
  const to = await connect(toUrl);
  try {
    await requireEmpty(to);
    await from.query('begin isolation level repeatable read read only');
    await to.query('begin');
    const tables = await columnsOf(from);
    const known = await columnsOf(to);
    if (JSON.stringify([...tables]) !== JSON.stringify([...known]))
      throw new Failure('The two databases have different schemas. Migrate both: npm start.');
    let copied = 0;
    await withoutReferences(to, async () => {
      for (const [table, columns] of tables)
        copied += await copyTable(from, to, { table, columns });
    });
    await to.query('commit');
    return copied;
  } finally {
    await from.end();
    await to.end();
  }
}
