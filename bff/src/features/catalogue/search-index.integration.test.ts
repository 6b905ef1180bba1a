import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { camelCasePlugin, createDatabase } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countProducts, findProducts, type ProductFilter } from './catalogue.repository.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
  await sql`
    insert into products (key, name, description, image_url, source_type, external_url)
    select source || n, 'Gift ' || md5(n::text), md5((-n)::text) || ' ' || md5((n * 7)::text), '/p.svg',
           source, case source when 'external' then 'https://shop.example/' || n end
      from generate_series(1, 8000) n, unnest(array['internal', 'external']) source`.execute(db);
  await sql`insert into products (key, name, image_url) values ('w', 'Brass Kadhai', '/p.svg')`.execute(
    db,
  );
  await sql`vacuum analyze products`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function queriesOf(
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const recorder = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [camelCasePlugin],
    log: (event) => void queries.push(event.query),
  });
  await work(recorder).catch(() => undefined);
  return queries;
}

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>(
    CompiledQuery.raw(`explain ${text}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const search: ProductFilter = {
  search: 'kadhai',
  userId: undefined,
  categoryIds: [],
  occasions: [],
  priceBands: [],
  inStock: undefined,
};

const firstPage = { sort: 'newest', offset: 0, limit: 9 } as const;

for (const [name, work] of [
  ['a page', (inner: Kysely<Database>) => findProducts(inner, search, firstPage)],
  [
    'a page by relevance',
    (inner: Kysely<Database>) => findProducts(inner, search, { ...firstPage, sort: 'relevance' }),
  ],
  [
    'a page of a host',
    (inner: Kysely<Database>) =>
      findProducts(inner, { ...search, userId: '01997d0e-0000-7000-8000-000000000001' }, firstPage),
  ],
  ['the total', (inner: Kysely<Database>) => countProducts(inner, search)],
] as const)
  test(`${name} of a search comes from the trigram index`, async () => {
    const [query] = await queriesOf(work);
    if (!query) throw new Error('query is missing.');
    expect(await planOf(query)).toMatch(/Bitmap Index Scan on products_search/);
  });

test('the newest products come from their index, without a sort', async () => {
  const [query] = await queriesOf((inner) =>
    findProducts(inner, { ...search, search: '' }, firstPage),
  );
  if (!query) throw new Error('query is missing.');
  const plan = await planOf(query);
  expect(plan).toMatch(/Index Scan (?:Backward )?using products_(?:newest|by_age)/);
  expect(plan).not.toMatch(/Sort/);
});

test('control: the same search without the index expression reads the whole table', async () => {
  const plan = await planOf(
    CompiledQuery.raw(`select * from products where name ilike '%kadhai%'`, []),
  );
  expect(plan).toMatch(/Seq Scan/);
});

test('the search finds its one product', async () => {
  const found = await findProducts(db, search, firstPage);
  expect(found.map((row) => row.name)).toStrictEqual(['Brass Kadhai']);
});
