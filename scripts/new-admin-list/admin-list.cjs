const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { generateFiles } = require('@nx/devkit');

const places = {
  contract: 'bff/contract/src/routes/admin',
  bff: 'bff/src/areas/admin',
  mfe: 'mfe-admin/src',
};
const index = 'bff/contract/src/index.ts';
const routes = 'bff/src/areas/admin/admin-lists.routes.ts';
const access = 'bff/src/testing/access/cases/administration.ts';
const pages = 'mfe-admin/src/pages.ts';

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Makes a list of the control center: contract, SQL, screen and their tests, and its lines in the four files that name
 * all lists (docs/how-to/add-an-admin-list.md).
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, table?: string, column?: string, access?: 'support' | 'admin' }} options
 */
function adminList(tree, { name, table = name.replaceAll('-', '_'), column = 'name', access: to }) {
  const role = to ?? 'support';
  if (tree.exists(`${places.contract}/admin-${name}.ts`) || tree.exists(`${places.mfe}/${name}`))
    throw new Error(`The list ${name} exists already. Choose another name.`);
  const words = name.replaceAll('-', ' ');
  const id = name.split('-').map(capital).join('');
  const field = column.replace(/_(.)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
  const header = capital(column.replaceAll('_', ' '));
  const names = { name, table, column, role, words, id, field, header, title: capital(words) };
  for (const [part, folder] of Object.entries(places))
    generateFiles(tree, join(__dirname, 'files', part), folder, names);

  insert(
    tree,
    index,
    `export * from './routes/admin/admin-${name}.ts';\n`,
    /^export \* from '\.\/routes\/admin\/admin-audit/m,
  );
  insert(
    tree,
    routes,
    `import { findTeam${id} } from './${name}/${name}.repository.ts';\n`,
    /^import \{ adminList \}/m,
  );
  insert(
    tree,
    routes,
    `    adminList(app, contract.team${id}, (query, ask) => findTeam${id}(db, query, ask));\n`,
    / {2}\};\n$/,
  );
  const row = `{ access: ${role === 'admin' ? 'adminOnly' : 'teamOnly'}(200), request: none },\n`;
  insert(tree, access, `  listTeam${id}: ${row}  exportTeam${id}: ${row}`, / {2}getAdminOverview:/);
  insert(
    tree,
    pages,
    `  {
    ...section,
    screen: '${name}',
    path: '/admin/${name}',
    title: '${capital(words)}',
    description: 'All ${words}.',
  },\n`,
    /\] satisfies PageDefinition/,
  );
  if (role === 'admin')
    insert(
      tree,
      pages,
      `'${name}', `,
      /(?<=^export const adminSections: readonly string\[\] = \[)/m,
    );
  return () => {
    const oxfmt = join(tree.root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
    const changed = tree.listChanges().map(({ path }) => path);
    execFileSync(process.execPath, [oxfmt, ...changed], { cwd: tree.root, stdio: 'inherit' });
    console.log(
      `\n/admin/${name} is ready. Next: an index for its search, further columns, and docs/how-to/add-an-admin-list.md.
Then npm run contracts: it names the version to set in bff/contract/package.json and, run again, writes bff/contract/openapi.json.`,
    );
  };
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {string} text
 * @param {RegExp} before
 */
function insert(tree, file, text, before) {
  const source = tree.read(file, 'utf8') ?? '';
  const place = source.search(before);
  if (place < 0) throw new Error(`${file} has no place for a list any more.`);
  tree.write(file, source.slice(0, place) + text + source.slice(place));
}

module.exports = adminList;
