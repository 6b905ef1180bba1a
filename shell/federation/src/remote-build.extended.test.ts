import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import shellContract from '@gift-registry/shell-contract/package.json' with { type: 'json' };
import { releaseManifest, type ReleaseManifest } from '@gift-registry/bff-contract';
import webpack from 'webpack';
import { createRemoteConfig } from './remote-config.cjs';

const sample = join(import.meta.dirname, 'fixtures/mfe-sample');
let output: string;
let manifest: ReleaseManifest;

const build = (config: webpack.Configuration) =>
  new Promise<webpack.Stats>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (stats) resolve(stats);
      else reject(error ?? new Error('webpack gave neither an error nor statistics.'));
    });
  });

function configFor(path: string, directory = sample): webpack.Configuration {
  process.env['NODE_ENV'] = 'production';
  const config = createRemoteConfig({ directory });
  return { ...config, output: { ...config.output, path } };
}

const read = (file: string) => readFile(join(output, file), 'utf8');

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'mfe-sample-'));
  const stats = await build(configFor(output));
  expect({ case: stats.toString('errors-only'), got: stats.hasErrors() }).toStrictEqual({
    case: stats.toString('errors-only'),
    got: false,
  });
  manifest = releaseManifest.parse(JSON.parse(await read('release.json')));
});

afterAll(() => rm(output, { recursive: true }));

test('release.json lists the container, the routes and the files of each screen', () => {
  expect(manifest.project).toBe('mfe-sample');
  expect(manifest.entry).toBe('remoteEntry.js');
  expect(manifest.scripts[0]).toBe('remoteEntry.js');
  expect(manifest.scripts[1] ?? '').toMatch(/^routes\.[0-9a-f]{8}\.js$/);
  const [greeting, farewell] = manifest.pages;
  expect(greeting?.scripts.join() ?? '').toMatch(/^greeting\.[0-9a-f]{8}\.js$/);
  expect(greeting?.styles.join() ?? '').toMatch(/^greeting\.[0-9a-f]{8}\.css$/);
  expect(farewell?.scripts.join() ?? '').toMatch(/^farewell\.[0-9a-f]{8}\.js$/);
  expect(farewell?.styles).toStrictEqual([]);
});

test('release.json names the contract that the remote was built against', async () => {
  const { version } = shellContract;
  expect(manifest.contracts).toStrictEqual({ shell: version });
});

test('class names start with the name of the remote', async () => {
  expect(await read(manifest.pages[0]?.styles[0] ?? '')).toMatch(/\.mfe-sample__title__/);
});

test('a remote bundles no React and uses no eval', async () => {
  for (const file of [...manifest.scripts, ...manifest.pages.flatMap(({ scripts }) => scripts)]) {
    const code = await read(file);
    expect({ case: file, text: code }).toStrictEqual({
      case: file,
      text: expect.not.stringMatching(/react\.transitional\.element/),
    });
    expect({ case: file, text: code }).toStrictEqual({
      case: file,
      text: expect.not.stringMatching(/\beval\(/),
    });
  }
});

test('two builds produce the same files', async () => {
  const again = await mkdtemp(join(tmpdir(), 'mfe-sample-'));
  await build(configFor(again));
  for (const file of ['remoteEntry.js', 'release.json', ...manifest.scripts])
    expect({ case: file, got: await readFile(join(again, file), 'utf8') }).toStrictEqual({
      case: file,
      got: await read(file),
    });
  await rm(again, { recursive: true });
});

async function errorsAfter(change: (source: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-build-'));
  const copy = join(folder, 'mfe-sample');
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  await cp(sample, copy, { recursive: true });
  await change(join(copy, 'src'));
  const stats = await build(configFor(join(folder, 'dist'), copy));
  await rm(folder, { recursive: true });
  return stats.toString('errors-only');
}

const secondPage = 'screens/farewell-page.tsx';

test('a copy of the sample builds without errors', async () => {
  expect(await errorsAfter(async () => {})).toBe('');
});

test('a page whose file is missing fails the build', async () => {
  const errors = await errorsAfter((source) => rm(join(source, secondPage)));
  expect(errors).toMatch(/Can't resolve '\.\/screens\/farewell\/farewell-page\.tsx'/);
});

test('a page file that pages.ts does not describe fails the build', async () => {
  const errors = await errorsAfter((source) =>
    cp(join(source, secondPage), join(source, 'screens/reunion/reunion-page.tsx')),
  );
  expect(errors).toMatch(/does not describe \.\/screens\/reunion\/reunion-page\.tsx/);
});

test('a page file without a default export fails the build', async () => {
  const errors = await errorsAfter((source) =>
    writeFile(join(source, secondPage), 'export const FarewellPage = () => null;\n'),
  );
  expect(errors).toMatch(/farewell-page\.tsx must export its page as default/);
});
