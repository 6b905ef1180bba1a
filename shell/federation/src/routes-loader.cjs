const { dirname } = require('node:path');
const { pageFile, pageFiles, readPages } = require('./pages.cjs');

/**
 * Turns `src/pages.ts` into the remote's `./routes` module: one function for each screen that loads
 * its page file in a chunk named after the screen. A page file without a page fails the build.
 * @this {import('webpack').LoaderContext<object>}
 */
async function routesLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  // The pages may take values from other packages.
  if (this.mode === 'production') this.cacheable(false);
  const pages = await readPages(this.resourcePath);
  const screens = [...new Set(pages.map(({ screen }) => screen))];
  const files = await pageFiles(folder);
  for (const [screen, file] of files)
    if (!screens.includes(screen)) throw new Error(`src/pages.ts does not describe ${file}.`);
  // A changed title changes no screen, and the open page has to be loaded again all the same.
  const forDevelopment =
    this.mode === 'development' ? `export const pages = ${JSON.stringify(pages)};\n` : '';
  return `${forDevelopment}export default {\n${screens.map((screen) => route(screen, files)).join(',\n')},\n};\n`;
}

/** @param {string} screen @param {Map<string, string>} files */
const route = (screen, files) =>
  `  '${screen}': () => import(/* webpackChunkName: "${screen}" */ '${pageFile(screen, files)}')`;

module.exports = routesLoader;
