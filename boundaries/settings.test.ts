import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { settingName } from '../bff/contract/src/index.ts';
import { serverSettingList } from '../bff/src/platform/config/server-settings.ts';
import { QUEUES, type Setting } from '../workers/contract/src/index.ts';
import { workerSettingList } from '../workers/src/config.ts';

const root = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

const lists = [serverSettingList, ...QUEUES.map(workerSettingList)];
/** The BFF is the first: what it requires is marked. */
const described = new Map(
  lists
    .flat()
    .toReversed()
    .map((setting) => [setting.name, setting]),
);
const settings = [...described.keys()];
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

const page = 'docs/runbooks/configuration.md';
const ofTeam: readonly string[] = settingName.options;

const row = ({ name, meaning, preset, otherwise, production }: Setting): string => {
  const marks = `${production === 'required' ? ' ●' : ''}${ofTeam.includes(name) ? ' ◇' : ''}`;
  const held = preset === undefined ? (otherwise ?? 'none') : `\`${preset}\``;
  return `| \`${name}\`${marks} | ${held} | ${meaning} |`;
};

const block = /<!-- settings -->[^]*<!-- \/settings -->/;

test('the page of the configuration has the table of all settings', async () => {
  const before = read(page);
  const rows = [...described.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(row);
  const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  const after = before.replace(block, () => `<!-- settings -->\n\n${table}\n\n<!-- /settings -->`);
  const { code } = await format('configuration.md', after, { printWidth: 100 });
  if (code !== before && !process.env['CI']) writeFileSync(`${root}/${page}`, code);
  expect(code).toBe(before);
});

test('the BFF and the workers say the same of a setting that both have', () => {
  const shared = lists
    .slice(1)
    .flat()
    .flatMap((setting) => {
      const ofServer = serverSettingList.find(({ name }) => name === setting.name);
      return ofServer ? [{ setting, ofServer }] : [];
    });
  expect(shared.length).toBeGreaterThan(15);
  for (const { setting, ofServer } of shared)
    expect([setting.name, setting.preset, setting.meaning]).toEqual([
      ofServer.name,
      ofServer.preset,
      ofServer.meaning,
    ]);
});
