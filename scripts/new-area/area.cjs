const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { generateFiles, readJson } = require('@nx/devkit');

/** The remote whose packages a new one starts with. */
const model = 'mfe-admin/package.json';
const owners = 'CODEOWNERS';
const areas = 'docs/areas.md';

/**
 * Makes `mfe-<name>`: one screen with its test, its tags, its owner and its line in the documentation.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owner?: string }} options
 */
function area(tree, { name, owner = `@gift-registry/${name}` }) {
  const project = `mfe-${name}`;
  if (tree.exists(project)) throw new Error(`${project} exists already. Choose another name.`);
  const words = name.replaceAll('-', ' ');
  const title = words[0].toUpperCase() + words.slice(1);
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, first) => first.toUpperCase());
  generateFiles(tree, join(__dirname, 'files'), project, { name, project, title, component });

  const { dependencies, devDependencies } = readJson(tree, model);
  const described = { name: `@gift-registry/${project}`, version: '0.1.0', private: true };
  const manifest = { ...described, type: 'module', dependencies, devDependencies };
  tree.write(`${project}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);

  append(tree, owners, `/${project}/ ${owner}\n`);
  append(tree, areas, `- \`${project}\`: ${title} (\`/${name}\`).\n`);
  return () => {
    const oxfmt = join(tree.root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
    execFileSync(process.execPath, [oxfmt, project], { cwd: tree.root, stdio: 'inherit' });
    console.log(
      `\n${project} is ready. Next: npm install, npm run dev -- ${project}, npm run release -- ${project}`,
    );
  };
}

/** @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} line */
function append(tree, file, line) {
  tree.write(file, `${tree.read(file, 'utf8') ?? ''}${line}`);
}

module.exports = area;
