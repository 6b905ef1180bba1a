import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { releaseManifest, renderResult } from '@gift-registry/bff-contract';
import webpack from 'webpack';
import { createRemoteConfig } from './remote-config.cjs';

const sample = join(import.meta.dirname, './fixtures/mfe-sample');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-bundle-'));
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

async function build(name: string, change: (source: string) => Promise<void> = async () => {}) {
  const copy = join(folder, name, 'mfe-sample');
  await cp(sample, copy, { recursive: true });
  await change(join(copy, 'src'));
  process.env['NODE_ENV'] = 'production';
  const config = createRemoteConfig({ directory: copy });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(config, (error, done) => (done ? resolve(done) : reject(error ?? new Error())));
  });
  const dist = join(copy, 'dist');
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  return { errors: stats.toString('errors-only'), read };
}

/** Renders in a context that has what the BFF gives it: no `require`, no `process`, no network. */
function render(bundle: string, screen: string): string {
  const context = createContext({ URL, URLSearchParams, TextEncoder, MessageChannel, console });
  runInContext(bundle, context);
  const request = { screen, path: '/greeting', params: {}, settings: {}, page: {}, replies: [] };
  const call = `JSON.stringify(render(${JSON.stringify(request)}))`;
  const text: unknown = runInContext(call, context);
  return renderResult.parse(JSON.parse(String(text))).html;
}

test('a remote with a prerendered page has one self-contained server bundle', async () => {
  const { errors, read } = await build('plain');
  expect(errors).toBe('');
  const manifest = releaseManifest.parse(JSON.parse(await read('release.json')));
  expect(manifest.server).toBe('server/render.js');
  const html = render(await read('server/render.js'), 'greeting');
  const className = /class="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(className).toMatch(/^mfe-sample__title__/);
  expect(await read(manifest.pages[0]?.styles[0] ?? '')).toContain(`.${className}`);
  expect(html).toBe(`<h1 class="${className}">Hello</h1>`);
});

test('a part that the browser loads on demand is in the same file', async () => {
  const { errors, read } = await build('lazy', async (source) => {
    await writeFile(join(source, 'screens/greeting/details.tsx'), 'export const text = "later";\n');
    await writeFile(
      join(source, 'screens/greeting/greeting-page.tsx'),
      `const load = () => import('./details.tsx');
       export default function Page() { return <h1>{typeof load}</h1>; }\n`,
    );
  });
  expect(errors).toBe('');
  const bundle = await read('server/render.js');
  expect(render(bundle, 'greeting')).toBe('<h1>function</h1>');
  expect(bundle).toContain('later');
});

test('a screen that is not prerendered is not in the bundle', async () => {
  const { read } = await build('other');
  const bundle = await read('server/render.js');
  expect(bundle).not.toContain('Goodbye');
  expect(() => render(bundle, 'farewell')).toThrow("no rendering of 'farewell'");
});

test('a remote without a prerendered page has no server bundle', async () => {
  const { errors, read } = await build('none', async (source) => {
    const pages = join(source, 'pages.ts');
    await writeFile(pages, (await readFile(pages, 'utf8')).replace('prerender: {},', ''));
  });
  expect(errors).toBe('');
  expect(releaseManifest.parse(JSON.parse(await read('release.json'))).server).toBeUndefined();
  await expect(read('server/render.js')).rejects.toThrow('ENOENT');
});

test('an error in the server bundle fails the build', async () => {
  const { errors } = await build('broken', async (source) => {
    const pages = join(source, 'pages.ts');
    const text = (await readFile(pages, 'utf8')).replaceAll("'greeting'", "'missing'");
    await writeFile(pages, text);
    await rm(join(source, 'screens/greeting'), { recursive: true });
  });
  expect(errors).toMatch(/Can't resolve '\.\/screens\/missing\/missing-page\.tsx'/);
});
