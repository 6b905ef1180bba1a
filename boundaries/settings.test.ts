import { globSync, readFileSync } from 'node:fs';
import { serverVariables } from '../bff/src/platform/config/config.ts';
import { workerVariables } from '../workers/src/config.ts';

const root = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

const bucket = ['URL', 'REGION', 'KEY_ID', 'SECRET'];
const buckets = ['PICTURES', 'RELEASES'].flatMap((use) =>
  bucket.map((field) => `${use}_BUCKET_${field}`),
);
const settings = [...new Set([...serverVariables, ...workerVariables, ...buckets])];
/** Stand-ins of development, which production refuses or has no use for. */
const ofDevelopment = ['DEMO_SHOP_ORIGIN', 'SCRAPE_ALLOW_ORIGINS', 'PAYMENT_PROVIDER_ORIGIN'];
/** Of compose.yaml itself. */
const ofCompose = [
  ...['COMPOSE_PROJECT_NAME', 'VERSION', 'SITE_ADDRESS', 'POSTGRES_PASSWORD'],
  ...['STORE_KEY_ID', 'STORE_SECRET'],
];

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const assigned = (text: string) => named(text, /^#?([A-Z][A-Z_]+)=/gm);

test('the example of settings names every setting of production, and no other', () => {
  const example = assigned(read('deploy/settings.env.example'));
  const wanted = settings.filter((name) => !ofDevelopment.includes(name));
  expect(example.toSorted()).toEqual([...wanted, ...ofCompose].toSorted());
});

test('files of deployments name existing settings alone', () => {
  const kubernetes = globSync('deploy/kubernetes/**/*', { cwd: root }).filter((path) =>
    /\.(env|example\.yaml)$/.test(path),
  );
  const variables = [
    ...kubernetes.flatMap((path) =>
      path.endsWith('.env') ? assigned(read(path)) : named(read(path), /^ +([A-Z][A-Z_]+):/gm),
    ),
    ...named(read('deploy/compose.yaml').split(/^services:/m)[0] ?? '', /^ {4}([A-Z][A-Z_]+):/gm),
  ];
  expect(variables.length).toBeGreaterThan(20);
  for (const name of variables) expect(settings).toContain(name);
});

test('the page of the configuration describes every setting', () => {
  const page = read('docs/runbooks/configuration.md');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => named(row.split('|')[1] ?? '', /`([A-Z][A-Z_]+)`/g));
  expect(settings.filter((name) => !described.includes(name))).toEqual([]);
});
