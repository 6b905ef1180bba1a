const { basename, join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { containerName, createBaseConfig } = require('./base-config.cjs');
const { createDevServer } = require('./dev-server.cjs');
const { ReleaseManifestPlugin } = require('./release-manifest-plugin.cjs');
const { sharedByRemote } = require('./shared-modules.cjs');

const entry = 'remoteEntry.js';
const routesChunk = 'routes';

/** @typedef {import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }} Configuration */

/**
 * The webpack configuration of a remote: its folder is its name, `src/routes.tsx` its one exposed module
 * and `src/pages.ts` the description of its screens.
 * @param {{ directory: string, devPort: number }} options
 * @returns {Configuration}
 */
function createRemoteConfig({ directory, devPort }) {
  const project = basename(directory);
  const base = createBaseConfig({ project, directory });
  return {
    ...base,
    // The container is the only entry.
    entry: {},
    devServer: createDevServer({ project, devPort, entry, pages: join(directory, 'src/pages.ts') }),
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(project),
        filename: entry,
        exposes: { './routes': { import: './src/routes.tsx', name: routesChunk } },
        shared: sharedByRemote(directory),
        shareStrategy: 'loaded-first',
        // `release.json` says what is loaded.
        manifest: false,
        dts: false,
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new ReleaseManifestPlugin({
        project,
        entry,
        commonChunks: [routesChunk],
        pages: join(directory, 'src/pages.ts'),
      }),
    ],
  };
}

module.exports = { createRemoteConfig };
