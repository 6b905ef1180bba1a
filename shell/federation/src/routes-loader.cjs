const { readdir } = require('node:fs/promises');
const { dirname } = require('node:path');
const { readPages } = require('./read-pages.cjs');

/**
 * Turns `src/pages.ts` into the remote's `./routes` module: one function for each screen that loads
 * `src/<screen>/<screen>-page.tsx` in a chunk named after the screen. A page file without a page fails the build.
 * @this {import('webpack').LoaderContext<object>}
 */
async function routesLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  // The pages may take values from other packages.
  if (this.mode === 'production') this.cacheable(false);
  const pages = await readPages(this.resourcePath);
  const screens = [...new Set(pages.map(({ screen }) => screen))];
  for (const screen of await screensWithPage(folder))
    if (!screens.includes(screen))
      throw new Error(`src/pages.ts does not describe ${pageFile(screen)}.`);
  // A changed title changes no screen, and the open page has to be loaded again all the same.
  const described =
    this.mode === 'development' ? `export const pages = ${JSON.stringify(pages)};\n` : '';
  return `${described}export default {\n${screens.map(route).join(',\n')},\n};\n`;
}

/** @param {string} screen */
const pageFile = (screen) => `./${screen}/${screen}-page.tsx`;

/** @param {string} screen */
const route = (screen) =>
  `  '${screen}': () => import(/* webpackChunkName: "${screen}" */ '${pageFile(screen)}')`;

/** @param {string} folder */
async function screensWithPage(folder) {
  const files = await readdir(folder, { recursive: true });
  return files.flatMap((file) => /^([^/\\]+)[/\\]\1-page\.tsx$/.exec(file)?.[1] ?? []);
}

module.exports = routesLoader;
