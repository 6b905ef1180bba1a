const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { generateFiles, readJson } = require('@nx/devkit');

/** The remote whose packages a new one starts with. */
const model = 'mfe-admin/package.json';
const owners = 'CODEOWNERS';
const headers = {
  visitors: 'shell/src/layout/public-header.tsx',
  'signed-in': 'shell/src/layout/signed-in-header.tsx',
};
const serversOwn = ['api', '_mf', 'healthz', 'readyz', 'share-pictures'];

/**
 * Makes `mfe-<name>`: one screen with its test, its tags and its owner.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owner?: string, navigation?: 'visitors' | 'signed-in' }} options
 */
function area(tree, { name, owner = `@gift-registry/${name}`, navigation }) {
  const project = `mfe-${name}`;
  if (tree.exists(project)) throw new Error(`${project} exists already. Choose another name.`);
  requireFreePrefix(tree, name);
  const words = name.replaceAll('-', ' ');
  const title = words[0].toUpperCase() + words.slice(1);
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, first) => first.toUpperCase());
  generateFiles(tree, join(__dirname, 'files'), project, { name, project, title, component });

  const { dependencies, devDependencies } = readJson(tree, model);
  const described = { name: `@gift-registry/${project}`, version: '0.1.0', private: true };
  const manifest = { ...described, type: 'module', dependencies, devDependencies };
  tree.write(`${project}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);

  tree.write(owners, `${tree.read(owners, 'utf8') ?? ''}/${project}/ ${owner}\n`);
  if (navigation) addLink(tree, headers[navigation], { href: `/${name}`, label: title });
  return () => {
    const oxfmt = join(tree.root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
    execFileSync(process.execPath, [oxfmt, project], { cwd: tree.root, stdio: 'inherit' });
    console.log(
      `\n${project} is ready. Next: npm install, npm run dev -- ${project}, npm run release -- ${project}`,
    );
  };
}

/**
 * The first word of a path belongs to one area; a server would refuse the release only when it is made.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 */
function requireFreePrefix(tree, name) {
  if (serversOwn.includes(name))
    throw new Error(`/${name} belongs to the server. Choose another name.`);
  for (const folder of tree.children('.').filter((each) => each.startsWith('mfe-'))) {
    const pages = tree.read(`${folder}/src/pages.ts`, 'utf8') ?? '';
    const words = [...pages.matchAll(/\bpath: ['"`]\/([\w-]*)/g)].map(([, word]) =>
      word?.toLowerCase(),
    );
    if (!words.includes(name)) continue;
    const owner = new RegExp(`^/${folder}/ (.+)$`, 'm').exec(tree.read(owners, 'utf8') ?? '')?.[1];
    throw new Error(
      `/${name} belongs to ${folder} (${owner ?? 'nobody in CODEOWNERS'}). Choose another name, or ask them to hand it over.`,
    );
  }
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {{ href: string, label: string }} link
 */
function addLink(tree, file, { href, label }) {
  const source = tree.read(file, 'utf8') ?? '';
  const changed = source.replace(
    /(const links = \[\n[^\]]*)(\];)/,
    `$1  { href: '${href}', label: '${label}' },\n$2`,
  );
  if (changed === source) throw new Error(`${file} has no list of links.`);
  tree.write(file, changed);
}

module.exports = area;
