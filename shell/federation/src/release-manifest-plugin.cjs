const { createRequire } = require('node:module');
const { join } = require('node:path');
const { WebpackError } = require('webpack');
const { readPages } = require('./pages.cjs');
const { serverFile } = require('./server-bundle-plugin.cjs');

const name = 'ReleaseManifestPlugin';
const manifestFile = 'release.json';

/**
 * Writes `release.json`, which tells the BFF how to serve the build and describes its pages. Every screen of `pages` has
 * a chunk of the same name, and its page file must export the page as default.
 */
class ReleaseManifestPlugin {
  #options;

  /**
   * @param {object} options
   * @param {string} options.project
   * @param {string[]} options.commonChunks chunks that every screen needs
   * @param {string} [options.entry] the file that is loaded first; the first common script unless given
   * @param {string} [options.pages] path of the module that exports `pages`
   * @param {RegExp[]} [options.fonts] source files of the fonts that the document preloads
   */
  constructor(options) {
    this.#options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.seal.tap(name, () => requireDefaultExports(compilation));
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          if (compilation.errors.length > 0) return;
          const manifest = await this.#describe(compilation);
          const json = `${JSON.stringify(manifest, null, 2)}\n`;
          compilation.emitAsset(manifestFile, new sources.RawSource(json));
        },
      );
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  async #describe(compilation) {
    const { project, commonChunks, entry, fonts = [] } = this.#options;
    const { releaseManifest } = await import('@gift-registry/bff-contract');
    const common = filesOf(compilation, commonChunks);
    const scripts = common.filter(isScript);
    return releaseManifest.parse({
      project,
      entry: entry ?? scripts[0],
      scripts: entry ? [entry, ...scripts] : scripts,
      styles: common.filter(isStyle),
      fonts: fontFiles(compilation, fonts),
      ...(compilation.getAsset(serverFile) ? { server: serverFile } : {}),
      contracts: contractVersions(compilation.compiler.context),
      pages: await this.#pages(compilation, common),
    });
  }

  /** @param {import('webpack').Compilation} compilation @param {string[]} common */
  async #pages(compilation, common) {
    if (!this.#options.pages) return [];
    const pages = await readPages(this.#options.pages);
    return pages.map((page) => {
      const files = filesOf(compilation, [page.screen]).filter((file) => !common.includes(file));
      return { ...page, scripts: files.filter(isScript), styles: files.filter(isStyle) };
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function requireDefaultExports(compilation) {
  for (const module of compilation.modules) {
    const file = module.nameForCondition() ?? '';
    if (!isPageFile(file)) continue;
    if (compilation.moduleGraph.getExportsInfo(module).isExportProvided('default') === false)
      compilation.errors.push(new WebpackError(`${file} must export its page as default.`));
  }
}

/** @param {string} file */
const isPageFile = (file) => /[/\\]screens[/\\](?:([^/\\]+)[/\\]\1|[^/\\]+)-page\.tsx$/.test(file);

/** @param {import('webpack').Compilation} compilation @param {string[]} chunkNames */
function filesOf(compilation, chunkNames) {
  const files = chunkNames.flatMap((chunkName) => {
    const group = compilation.namedChunkGroups.get(chunkName);
    if (!group) throw new Error(`The build has no chunk named '${chunkName}'.`);
    return group.getFiles();
  });
  return [...new Set(files)];
}

/** @param {import('webpack').Compilation} compilation @param {RegExp[]} fonts */
function fontFiles(compilation, fonts) {
  return compilation
    .getAssets()
    .filter(({ info }) => fonts.some((font) => font.test(info.sourceFilename ?? '')))
    .map((asset) => asset.name);
}

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');
/** @param {string} file */
const isStyle = (file) => file.endsWith('.css');

const contracts = { shell: '@gift-registry/shell-contract', bff: '@gift-registry/bff-contract' };

/**
 * The versions of the contracts that a project is built against; none of a contract that it does not use.
 * @param {string} directory
 * @returns {Record<string, string>}
 */
function contractVersions(directory) {
  const load = createRequire(join(directory, 'package.json'));
  const { dependencies = {} } = load('./package.json');
  return Object.fromEntries(
    Object.entries(contracts)
      .filter(([, packageName]) => packageName in dependencies)
      .map(([name, packageName]) => [name, load(`${packageName}/package.json`).version]),
  );
}

module.exports = { ReleaseManifestPlugin };
