import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseManifest, type RenderRequest } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../../features/releases/release.ts';
import { releaseFolder } from '../../features/releases/release-files.ts';

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'rendering-'));

export async function releaseWith(
  dataDir: string,
  project: string,
  bundle: string,
): Promise<LiveRelease> {
  const folder = join(releaseFolder(dataDir, project, '1'), 'server');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'render.js'), bundle);
  const manifest = releaseManifest.parse({
    project,
    entry: 'e.js',
    scripts: [],
    styles: [],
    pages: [],
    server: 'server/render.js',
  });
  return { project, version: '1', manifest };
}

export const renderRequestOf = (screen: string, path = '/'): RenderRequest => ({
  screen,
  path,
  params: {},
  settings: {
    brand: 'Tohfa',
    publicBaseUrl: 'https://gifts.example',
    demoShopUrl: null,
    localShops: [],
    sampleRegistryPath: null,
    funds: true,
    googleSignIn: false,
    contact: { email: null, phone: null, whatsappUrl: null },
    social: [],
    accountDisclosure: 'spec',
  },
  page: {
    screen,
    path: '/',
    title: 'Home',
    description: 'Home',
    access: 'public',
    signedOutTo: '/',
    chrome: 'public',
  },
  signedIn: false,
  replies: [],
});
