const { join } = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { SourceMapDevToolPlugin } = require('webpack');
const { classNames, containerName } = require('./names.cjs');
const { devPath } = require('./dev-server/local-builds.cjs');

/**
 * @param {{ project: string, directory: string }} options
 * @returns {import('webpack').Configuration}
 */
function createBaseConfig({ project, directory }) {
  const production = process.env.NODE_ENV === 'production';
  // The dev server keeps every file that it ever built: hashed names would pile up.
  const name = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name: project,
    context: directory,
    mode: production ? 'production' : 'development',
    ...(production ? { cache: cacheIn(directory) } : {}),
    target: ['web', 'es2022'],
    // The content security policy forbids eval, webpack's default in development.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath: production ? 'auto' : devPath(project),
      uniqueName: containerName(project),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      pathinfo: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [sourceRule({ refresh: !production }), cssRule(project)] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${name}.css`,
        // Cascade layers decide between files, not their order.
        ignoreOrder: true,
      }),
      production ? sourceMaps() : new RefreshComponents(),
    ],
    optimization: {
      // A container does not start a runtime in a separate chunk.
      runtimeChunk: false,
      minimizer: [minimizer(), new CssMinimizerPlugin(cssMinimizer)],
      // Cutting the chunks anew would make up most of the time from an edit to the page.
      ...(production ? {} : { splitChunks: false, emitOnErrors: false }),
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
  };
}

/**
 * Keeps what a build parsed and minimized for the next one; what changed is built anew.
 * @param {string} directory
 * @returns {import('webpack').FileCacheOptions}
 */
const cacheIn = (directory) => ({
  type: 'filesystem',
  cacheDirectory: join(directory, 'node_modules/.cache/webpack'),
  buildDependencies: {
    config: [join(__dirname, 'index.cjs'), join(directory, 'webpack.config.cjs')],
  },
});

/** The server maps reported stacks with them; they name files and places without their text, and browsers never get them. */
function sourceMaps() {
  return new SourceMapDevToolPlugin({
    filename: '[file].map',
    append: false,
    noSources: true,
    test: /\.js$/,
    exclude: /^server\//,
  });
}

// The oldest supported browsers have nesting, layers and `light-dark()`: nothing is rewritten.
const cssMinimizer = {
  minify: CssMinimizerPlugin.esbuildMinify,
  minimizerOptions: { target: 'esnext' },
};

/**
 * Without `compress` it takes half of the time, for a file that browsers don't download.
 * @param {{ compress?: false | { passes: number } }} options
 */
function minimizer({ compress = { passes: 2 } } = {}) {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress, mangle: true },
  });
}

/** @param {{ refresh: boolean }} options @returns {import('webpack').RuleSetRule} */
function sourceRule({ refresh }) {
  return {
    test: /\.tsx?$/,
    // Packages of the product are sources, also where they were installed.
    exclude: /node_modules\/(?!@gift-registry\/)/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // The shell provides only the production JSX runtime, also to remotes in development.
        transform: { react: { runtime: 'automatic', development: false, refresh } },
      },
    },
  };
}

/** @param {string} project @returns {import('webpack').RuleSetRule} */
function cssRule(project) {
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: { modules: classNames(project) },
      },
    ],
  };
}

const overlay = {
  entry: /** @type {const} */ (false),
  module: require.resolve('./dev-server/report-update-error.cjs'),
  sockIntegration: /** @type {const} */ (false),
};

class RefreshComponents {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    for (const entry of ['./dev-server/renderer-registry.cjs', './dev-server/source-stacks.cjs'])
      new EntryPlugin(compiler.context, require.resolve(entry), {}).apply(compiler);
    new ReactRefreshPlugin({ overlay }).apply(compiler);
  }
}

module.exports = { cacheIn, createBaseConfig, minimizer, sourceRule };
