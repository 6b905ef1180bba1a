const { basename } = require('node:path');
const { sharing } = require('webpack');
const { createBaseConfig } = require('./base-config.cjs');
const { ContractReportsPlugin } = require('./contract-reports-plugin.cjs');
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
      // The shell loads the containers of remotes at run time, by the document's release table.
      new sharing.SharePlugin({ shared: sharedByShell(directory) }),
      new ServerBundlePlugin(async () =>
        createServerConfig({ project, directory, entry: './src/server.tsx' }),
      ),
      new ReleaseManifestPlugin({ project, commonChunks: [entryChunk], fonts }),
      new ContractReportsPlugin(directory),
    ],
  };
}

module.exports = { createShellConfig };
