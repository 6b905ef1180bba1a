const { pathToFileURL } = require('node:url');

/**
 * The screens that a remote renders on the server.
 * @param {string} pagesFile path of the module that exports `pages`
 * @returns {Promise<string[]>}
 */
async function prerenderedScreens(pagesFile) {
  // The query makes Node read the module again after a change.
  /** @type {{ pages: { screen: string, prerender?: object }[] }} */
  const { pages } = await import(`${pathToFileURL(pagesFile).href}?read=${Date.now()}`);
  return [...new Set(pages.filter(({ prerender }) => prerender).map(({ screen }) => screen))];
}

module.exports = { prerenderedScreens };
