const { readdir } = require('node:fs/promises');

const page = /^(?:screens[/\\])?([^/\\]+)[/\\]\1-page\.tsx$/;

/**
 * The page files of a remote, `screens/<screen>/<screen>-page.tsx` or `<screen>/<screen>-page.tsx`, by their screens.
 * @param {string} folder its `src`
 * @returns {Promise<ReadonlyMap<string, string>>} as a module of `src` imports them
 */
async function screenFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  return new Map(
    files.sort().flatMap((file) => {
      const screen = page.exec(file)?.[1];
      return screen ? [[screen, `./${file.replaceAll('\\', '/')}`]] : [];
    }),
  );
}

module.exports = { screenFiles };
