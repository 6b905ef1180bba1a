import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { createRemoteConfig } from './remote-config.cjs';

const compilations = new Map<string, webpack.Compilation>();
let output: string;

async function build(remote: string): Promise<webpack.Compilation> {
  const directory = join(import.meta.dirname, '../../..', remote);
  const { plugins = [], ...config } = createRemoteConfig({ directory });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const optimization = { ...config.optimization, minimize: false, concatenateModules: false };
    webpack(
      {
        ...config,
        optimization,
        output: { ...config.output, path: join(output, remote) },
        // The rendering of the server is no part of a load.
        plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ServerBundlePlugin'),
      },
      (error, done) => (done ? resolve(done) : reject(error ?? new Error('No statistics.'))),
    );
  });
  expect(stats.toString('errors-only')).toBe('');
  return stats.compilation;
}

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'first-load-'));
  process.env['NODE_ENV'] = 'production';
  for (const remote of ['mfe-guest', 'mfe-public']) compilations.set(remote, await build(remote));
}, 120_000);
afterAll(() => rm(output, { recursive: true }));

function packagesOf(remote: string, chunkName: string): Set<string> {
  const compilation = compilations.get(remote);
  const chunks = compilation?.namedChunkGroups.get(chunkName)?.chunks ?? [];
  if (!compilation || chunks.length === 0) throw new Error(`${remote} has no ${chunkName}.`);
  const modules = chunks.flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  return new Set(
    modules.flatMap((module) => {
      const file = module.nameForCondition() ?? '';
      return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [];
    }),
  );
}

test.each([
  ['mfe-guest', 'shared-registry'],
  ['mfe-guest', 'wish-list'],
  ['mfe-guest', 'your-gifts'],
  ['mfe-public', 'home'],
  ['mfe-public', 'faq'],
])('the first load of %s/%s holds no schemas and no form library', (remote, screen) => {
  const packages = packagesOf(remote, screen);
  expect([...packages]).not.toContain('zod');
  expect([...packages]).not.toContain('react-hook-form');
});

test.each([
  ['mfe-guest', 'client'],
  ['mfe-public', 'query-dialog'],
])('%s/%s brings the schemas', (remote, chunk) => {
  expect([...packagesOf(remote, chunk)]).toContain('zod');
});
