const { readPages } = require('../read-pages.cjs');

/**
 * @param {string} pagesFile path of the module that exports `pages`
 * @returns {Promise<string[]>}
 */
async function prerenderedScreens(pagesFile) {
  const pages = await readPages(pagesFile);
  return [...new Set(pages.filter(({ prerender }) => prerender).map(({ screen }) => screen))];
}

module.exports = { prerenderedScreens };
