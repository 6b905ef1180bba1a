import { languageTag } from '@gift-registry/bff-contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { DocumentAssets } from './document-assets.ts';

export const manifestPath = '/manifest.webmanifest';

/** Lets people install the product; Android then offers it to every app as a target for shared links. */
function webAppManifest(brand: string, assets: DocumentAssets): object {
  const { appIcon, largeAppIcon, maskableIcon } = assets;
  const icons = [{ src: appIcon.url, sizes: '192x192', type: appIcon.type }];
  return {
    id: '/',
    name: `${brand} gift registry`,
    short_name: brand,
    description: 'Collect wishes from any shop, and share one list with everybody.',
    lang: languageTag(),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf6ec',
    background_color: '#fbf6ec',
    categories: ['shopping', 'lifestyle'],
    icons: [
      ...icons,
      { src: largeAppIcon.url, sizes: '512x512', type: largeAppIcon.type },
      {
        src: maskableIcon.url,
        sizes: '512x512',
        type: maskableIcon.type,
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'Add a gift', url: '/add', icons },
      { name: 'Your registries', url: '/host', icons },
      { name: 'Browse gifts', url: '/products', icons },
    ],
    share_target: {
      action: '/add',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

export const manifestRoute =
  ({ brand }: Config, assets: DocumentAssets): FastifyPluginAsync =>
  async (app) => {
    const manifest = JSON.stringify(webAppManifest(brand, assets));
    app.get(manifestPath, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json')
        .send(manifest),
    );
  };
