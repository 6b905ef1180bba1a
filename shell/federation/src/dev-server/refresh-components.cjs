const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const overlay = {
  entry: /** @type {const} */ (false),
  module: require.resolve('./report-update-error.cjs'),
  sockIntegration: /** @type {const} */ (false),
};

class RefreshComponents {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    for (const entry of ['./renderer-registry.cjs', './source-stacks.cjs'])
      new EntryPlugin(compiler.context, require.resolve(entry), {}).apply(compiler);
    new ReactRefreshPlugin({ overlay }).apply(compiler);
  }
}

module.exports = { RefreshComponents };
