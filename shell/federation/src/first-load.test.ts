import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { createRemoteConfig } from './remote-config.cjs';

const directory = join(import.meta.dirname, '../../../mfe-guest');
let output: string;
let compilation: webpack.Compilation;

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'first-load-'));
  process.env['NODE_ENV'] = 'production';
  const { plugins = [], ...config } = createRemoteConfig({ directory });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const optimization = { ...config.optimization, minimize: false, concatenateModules: false };
    webpack(
      {
        ...config,
        optimization,
        output: { ...config.output, path: output },
        // The rendering of the server is no part of a load.
        plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ServerBundlePlugin'),
      },
      (error, done) => (done ? resolve(done) : reject(error ?? new Error('No statistics.'))),
    );
  });
  expect(stats.toString('errors-only')).toBe('');
  compilation = stats.compilation;
}, 120_000);
afterAll(() => rm(output, { recursive: true }));

/** The packages whose code a chunk and the chunks beside it hold. */
function packagesOf(chunkName: string): Set<string> {
  const chunks = compilation.namedChunkGroups.get(chunkName)?.chunks ?? [];
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

test.each(['shared-registry', 'wish-list', 'your-gifts'])(
  'the first load of %s holds no schemas and no form library',
  (screen) => {
    const packages = packagesOf(screen);
    expect([...packages]).not.toContain('zod');
    expect([...packages]).not.toContain('react-hook-form');
  },
);

test('the client brings the schemas', () => {
  expect([...packagesOf('client')]).toContain('zod');
});
