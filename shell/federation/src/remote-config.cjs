const { basename, join } = require('node:path');
const { container } = require('webpack');
const { createBaseConfig } = require('./base-config.cjs');
const { containerFile, containerName } = require('./names.cjs');
const { readInstalledSources } = require('./installed-sources.cjs');
const { prerenderedScreens } = require('./pages.cjs');
const { ReleaseManifestPlugin } = require('./release-manifest-plugin.cjs');
const { ServerBundlePlugin } = require('./server-bundle-plugin.cjs');
const { createServerConfig } = require('./server-config.cjs');
const { sharedByRemote } = require('./shared-modules.cjs');

readInstalledSources();

const routesChunk = 'routes';
const routesLoader = require.resolve('./routes-loader.cjs');
const serverEntryLoader = require.resolve('./server-entry-loader.cjs');

/**
 * The webpack configuration of a remote. The folder's name is the remote's name, and `src/pages.ts` describes its pages;
 * the one exposed module, `./routes`, is generated from it.
 * @param {{ directory: string }} options
 * @returns {import('webpack').Configuration}
 */
function createRemoteConfig({ directory }) {
  const project = basename(directory);
  const pages = join(directory, 'src/pages.ts');
  const base = createBaseConfig({ project, directory });
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new container.ModuleFederationPlugin({
        name: containerName(project),
        filename: containerFile,
        exposes: { './routes': { import: `-!${routesLoader}!${pages}`, name: routesChunk } },
        shared: sharedByRemote(directory),
      }),
      new ServerBundlePlugin(async () => {
        const screens = await prerenderedScreens(pages);
        const entry = `-!${serverEntryLoader}!${pages}`;
        return screens.length > 0 ? createServerConfig({ project, directory, entry }) : undefined;
      }),
      new ReleaseManifestPlugin({
        project,
        entry: containerFile,
        commonChunks: [routesChunk],
        pages,
      }),
    ],
  };
}

module.exports = { createRemoteConfig };
