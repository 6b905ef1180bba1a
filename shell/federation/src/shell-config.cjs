const { basename } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { createBaseConfig } = require('./base-config.cjs');
const { containerName } = require('./container.cjs');
const { ReleaseManifestPlugin } = require('./release-manifest-plugin.cjs');
const { ServerBundlePlugin } = require('./server-bundle-plugin.cjs');
const { createServerConfig } = require('./server-config.cjs');
const { sharedByShell } = require('./shared-modules.cjs');

const entryChunk = 'shell';

/**
 * The webpack configuration of the shell. `fonts` matches the source files of the fonts that the document preloads.
 * @param {{ directory: string, fonts: RegExp[] }} options
 * @returns {import('webpack').Configuration}
 */
function createShellConfig({ directory, fonts }) {
  const project = basename(directory);
  const base = createBaseConfig({ project, directory });
  return {
    ...base,
    entry: { [entryChunk]: './src/main.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(project),
        // The shell registers remotes at run time from the document's release table.
        remotes: {},
        shared: sharedByShell(directory),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ServerBundlePlugin(async () =>
        createServerConfig({ project, directory, entry: './src/server.tsx' }),
      ),
      new ReleaseManifestPlugin({ project, commonChunks: [entryChunk], fonts }),
    ],
  };
}

module.exports = { createShellConfig };
