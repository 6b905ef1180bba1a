const { readdir } = require('node:fs/promises');

/**
 * @param {string} screen
 * @returns its page file, as a module of `src` imports it
 */
const pageFile = (screen) => `./screens/${screen}/${screen}-page.tsx`;

/**
 * The page files that a remote has, as a module of `src` imports them.
 * @param {string} folder its `src`
 */
async function pageFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => `./${file.replaceAll('\\', '/')}`)
    .filter((file) => /^\.\/screens\/([^/]+)\/\1-page\.tsx$/.test(file))
    .sort();
}

module.exports = { pageFile, pageFiles };
