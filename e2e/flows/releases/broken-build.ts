import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

export interface Damage {
  readonly before?: string;
  readonly after?: string;
  readonly change?: (source: string) => string;
  /** The damaged file. Default the entry. */
  readonly in?: 'entry' | 'server';
  /** The chunk of this screen is missing, and the manifest does not say that it was there. */
  readonly withoutScreen?: string;
}

const manifest = z.looseObject({
  entry: z.string(),
  server: z.string().optional(),
  pages: z.array(z.looseObject({ screen: z.string(), scripts: z.array(z.string()) })),
});

async function removeScreen(build: string, screen: string): Promise<void> {
  const file = join(build, 'release.json');
  const release = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const own = (path: string): boolean => path.startsWith(`${screen}.`);
  if (!release.pages.some(({ scripts }) => scripts.some(own)))
    throw new Error(`The build has no chunk of ${screen}.`);
  for (const page of release.pages) {
    for (const path of page.scripts.filter(own)) await rm(join(build, path), { force: true });
    page.scripts = page.scripts.filter((path) => !own(path));
  }
  await writeFile(file, JSON.stringify(release));
}

export async function breakBuild(folder: string, damage: Damage): Promise<string> {
  const { before = '', after = '', change = (source: string) => source } = damage;
  const build = await mkdtemp(join(tmpdir(), 'gift-registry-broken-'));
  await cp(folder, build, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const release = manifest.parse(JSON.parse(await readFile(join(build, 'release.json'), 'utf8')));
  const file = join(build, damage.in === 'server' ? (release.server ?? '') : release.entry);
  await writeFile(file, `${before}\n${change(await readFile(file, 'utf8'))}\n${after}`);
  if (damage.withoutScreen !== undefined) await removeScreen(build, damage.withoutScreen);
  return build;
}

export const brokenScreen = `{
  const Screen = () => { throw new Error('broken screen'); };
  const routes = new Proxy({}, { get: () => async () => ({ default: Screen }) });
  const { init } = mfe_guest;
  mfe_guest = { init, get: async () => () => ({ default: routes }) };
}`;
