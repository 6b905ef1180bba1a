const { join } = require('node:path');
const { cacheIn, minimizer, sourceRule } = require('./base-config.cjs');
const { classNames } = require('./names.cjs');
const { serverFile } = require('./server-bundle-plugin.cjs');

/**
 * The webpack configuration of a server bundle: one file for a context without Node's modules, without a browser's and
 * without a network.
 * @param {{ project: string, directory: string, entry: string }} options
 * @returns {import('webpack').Configuration}
 */
function createServerConfig({ project, directory, entry }) {
  return {
    name: `${project}-server`,
    context: directory,
    mode: 'production',
    cache: cacheIn(directory),
    target: 'es2022',
    devtool: false,
    entry: { render: entry },
    output: {
      path: join(directory, 'dist'),
      filename: serverFile,
      // The global function that the BFF calls.
      library: { type: 'var', name: 'render', export: 'render' },
      chunkFormat: false,
      chunkLoading: false,
      wasmLoading: false,
      publicPath: '',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        // The build for Node would need streams.
        'react-dom/server$': 'react-dom/server.browser',
      },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [sourceRule({ refresh: false }), cssRule(project)],
    },
    optimization: {
      minimizer: [minimizer({ compress: false })],
      splitChunks: false,
      runtimeChunk: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** The class names alone; the browser's build has the rules. @param {string} project @returns {import('webpack').RuleSetRule} */
function cssRule(project) {
  return {
    test: /\.css$/,
    loader: require.resolve('css-loader'),
    options: { modules: { ...classNames(project), exportOnlyLocals: true } },
  };
}

module.exports = { createServerConfig };
