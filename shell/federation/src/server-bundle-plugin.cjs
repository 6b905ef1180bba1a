const name = 'ServerBundlePlugin';
const serverFile = 'server/render.js';

/**
 * Adds `server/render.js` to the build: the screens (or the shell's layout) in one file that defines the global function
 * `render`. A second compiler builds it, because it bundles the modules that the browser's files share.
 */
class ServerBundlePlugin {
  #createConfig;

  /** @param {() => Promise<import('webpack').Configuration | undefined>} createConfig undefined: no bundle is needed */
  constructor(createConfig) {
    this.#createConfig = createConfig;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { webpack } = compiler;
    // The dev server's documents are rendered in the browser.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const config = await this.#createConfig();
          if (!config) return;
          const built = await buildInMemory(webpack, config);
          compilation.errors.push(...built.compilation.errors);
          compilation.fileDependencies.addAll(built.compilation.fileDependencies);
          const asset = built.compilation.getAsset(serverFile);
          if (asset) compilation.emitAsset(serverFile, asset.source, { minimized: true });
        },
      );
    });
  }
}

/**
 * @param {typeof import('webpack')} webpack
 * @param {import('webpack').Configuration} config
 * @returns {Promise<import('webpack').Stats>}
 */
function buildInMemory(webpack, config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack made no compiler for the server bundle.');
    compiler.hooks.shouldEmit.tap(name, () => false);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (stats) resolve(stats);
        else reject(error ?? new Error('webpack gave neither an error nor statistics.'));
      });
    });
  });
}

module.exports = { ServerBundlePlugin, serverFile };
