const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { containerName } = require('./container.cjs');
const { classNames } = require('./css-class-names.cjs');

/** @typedef {import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }} Configuration */

/**
 * The webpack configuration that the shell and the remotes share.
 * @param {{ project: string, directory: string }} options
 * @returns {Configuration}
 */
function createBaseConfig({ project, directory }) {
  const production = process.env.NODE_ENV === 'production';
  // The dev server keeps every file that it ever built: hashed names would pile up.
  const name = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name: project,
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // The content security policy forbids eval, webpack's default in development.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: containerName(project),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [sourceRule(), cssRule(project)] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${name}.css`,
        // Cascade layers decide between files, not their order.
        ignoreOrder: true,
      }),
    ],
    optimization: {
      // A container does not start a runtime in a separate chunk.
      runtimeChunk: false,
      minimizer: [minimizer()],
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
  };
}

function minimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  });
}

/** @returns {import('webpack').RuleSetRule} */
function sourceRule() {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // The shell provides only the production JSX runtime, also to remotes in development.
        transform: { react: { runtime: 'automatic', development: false } },
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

module.exports = { createBaseConfig, minimizer, sourceRule };
