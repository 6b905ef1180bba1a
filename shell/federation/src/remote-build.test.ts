import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { releaseManifest, type ReleaseManifest } from '@gift-registry/bff-contract';
import webpack from 'webpack';
import { ReleaseManifestPlugin } from './release-manifest-plugin.cjs';
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

async function configFor(path: string): Promise<webpack.Configuration> {
  process.env['NODE_ENV'] = 'production';
  const { devServer: _, ...config } = createRemoteConfig({ directory: sample, devPort: 6599 });
  return { ...config, output: { ...config.output, path } };
}

const read = (file: string) => readFile(join(output, file), 'utf8');

before(async () => {
  output = await mkdtemp(join(tmpdir(), 'mfe-sample-'));
  const stats = await build(await configFor(output));
  assert.equal(stats.hasErrors(), false, stats.toString('errors-only'));
  manifest = releaseManifest.parse(JSON.parse(await read('release.json')));
});

after(() => rm(output, { recursive: true }));

test('the release names the container, the routes and the files of each screen', () => {
  assert.equal(manifest.project, 'mfe-sample');
  assert.equal(manifest.entry, 'remoteEntry.js');
  assert.equal(manifest.scripts[0], 'remoteEntry.js');
  assert.match(manifest.scripts[1] ?? '', /^routes\.[0-9a-f]{8}\.js$/);
  const [greeting, farewell] = manifest.pages;
  assert.match(greeting?.scripts.join() ?? '', /^greeting\.[0-9a-f]{8}\.js$/);
  assert.match(greeting?.styles.join() ?? '', /^greeting\.[0-9a-f]{8}\.css$/);
  assert.match(farewell?.scripts.join() ?? '', /^farewell\.[0-9a-f]{8}\.js$/);
  assert.deepEqual(farewell?.styles, []);
});

test('class names carry the name of the remote', async () => {
  assert.match(await read(manifest.pages[0]?.styles[0] ?? ''), /\.mfe-sample__title__/);
});

test('a remote brings no React of its own and needs no eval', async () => {
  for (const file of [...manifest.scripts, ...manifest.pages.flatMap(({ scripts }) => scripts)]) {
    const code = await read(file);
    assert.doesNotMatch(code, /react\.transitional\.element/, file);
    assert.doesNotMatch(code, /\beval\(/, file);
  }
});

test('building twice gives the same files', async () => {
  const again = await mkdtemp(join(tmpdir(), 'mfe-sample-'));
  await build(await configFor(again));
  for (const file of ['remoteEntry.js', 'release.json', ...manifest.scripts])
    assert.equal(await readFile(join(again, file), 'utf8'), await read(file), file);
  await rm(again, { recursive: true });
});

async function buildDescribedBy(pages: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'mfe-sample-'));
  const config = await configFor(path);
  const result = await build({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new ReleaseManifestPlugin({
        project: 'mfe-sample',
        entry: 'remoteEntry.js',
        commonChunks: ['routes'],
        pages: join(sample, 'src', pages),
      }),
    ],
  }).catch((error: unknown) => error);
  await rm(path, { recursive: true });
  return String(result);
}

test('a page without a screen fails the build', async () => {
  assert.match(await buildDescribedBy('one-page-more.ts'), /no chunk named 'reunion'/);
});

test('a screen without a page fails the build', async () => {
  assert.match(await buildDescribedBy('one-page-less.ts'), /'farewell' is loaded as a screen/);
});
