import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The screens of each remote, as its `src/pages.ts` lists them.
 * @param {string} workspace
 * @returns {Promise<{ remote: string, screens: string[] }[]>}
 */
export function screensOfRemotes(workspace) {
  return Promise.all(
    globSync('mfe-*/src/pages.ts', { cwd: workspace })
      .sort()
      .map(async (file) => {
        /** @type {{ pages: { screen: string }[] }} */
        const { pages } = await import(pathToFileURL(join(workspace, file)).href);
        const [remote = ''] = file.split(sep);
        return { remote, screens: [...new Set(pages.map(({ screen }) => screen))] };
      }),
  );
}

/**
 * Folders of `screens/` are imported by themselves alone, and screens of one file by nothing. A list loads the page of a
 * row to show it at its side. `pages.ts` stands beside them and may read their texts.
 * @param {readonly { remote: string, screens: readonly string[] }[]} remotes
 */
export function separateScreens(remotes) {
  const folders = remotes.map(
    ({ remote, screens }) =>
      `${remote}/src/screens/(?:(?!$1/)(?:${screens.join('|')})/|(?:${screens.join('|')})-page\\.tsx?$)`,
  );
  const rule = {
    name: 'screens-are-separate',
    comment:
      'A screen imports features of its remote, and neither a screen nor a feature imports a screen: the part that two screens need belongs in the folder of its feature. A list may load the page of a row.',
    severity: /** @type {const} */ ('error'),
    from: { path: '^mfe-[a-z]+/src/(?:screens/)?([^/]+)/' },
  };
  const path = `^(?:${folders.join('|')})`;
  return [
    { ...rule, to: { path, dynamic: false } },
    { ...rule, to: { path, pathNot: '-page\\.tsx?$', dynamic: true } },
  ];
}
