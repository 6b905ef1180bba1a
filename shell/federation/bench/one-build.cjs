const { cp, mkdir, readFile, writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const webpack = require('webpack');
const { createShellConfig } = require('../src/index.cjs');
const { ReleaseManifestPlugin } = require('../src/release-manifest-plugin.cjs');
const { createServerConfig } = require('../src/server-config.cjs');
const { serverFile } = require('../src/server-bundle-plugin.cjs');

const root = join(__dirname, '../../..');
const shell = join(root, 'shell');
const guest = join(root, 'mfe-guest');
const pages = join(guest, 'src/pages.ts');
const loader = (name) => require.resolve(`../src/${name}.cjs`);
const folder = process.argv[2];
const screensFile = join(folder, 'remote-containers.js');

/** The shell with the guest's screens in it, without federation: everything else is as in the shell's own build. */
function oneBuildConfig() {
  const config = createShellConfig({
    directory: shell,
    fonts: [/figtree-basic/, /figtree-rupee/],
  });
  return {
    ...config,
    cache: false,
    output: { ...config.output, path: join(folder, 'shell') },
    plugins: [
      ...config.plugins.filter(
        (plugin) =>
          !(
            plugin instanceof webpack.sharing.SharePlugin || plugin instanceof ReleaseManifestPlugin
          ),
      ),
      new webpack.NormalModuleReplacementPlugin(/\/remote-containers\.ts$/, screensFile),
      new ReleaseManifestPlugin({
        project: 'shell',
        commonChunks: ['shell', 'shared-registry'],
        fonts: [/figtree-basic/, /figtree-rupee/],
      }),
    ],
  };
}

/** Renders the guest's screens on the server with the class names of the one build. */
const serverConfig = () => {
  const entry = `-!${loader('server/server-entry-loader')}!${pages}`;
  const config = createServerConfig({ project: 'shell', directory: guest, entry });
  return { ...config, cache: false, output: { ...config.output, path: join(folder, 'mfe-guest') } };
};

/** A release of mfe-guest that describes its pages and brings no file for browsers. */
async function writeEmptyRelease() {
  const manifest = JSON.parse(await readFile(join(guest, 'dist/release.json'), 'utf8'));
  await mkdir(join(folder, 'mfe-guest'), { recursive: true });
  await cp(join(guest, 'dist', manifest.entry), join(folder, 'mfe-guest', manifest.entry));
  const described = {
    ...manifest,
    scripts: [],
    styles: [],
    server: serverFile,
    pages: manifest.pages.map((page) => ({ ...page, scripts: [], styles: [] })),
  };
  await writeFile(join(folder, 'mfe-guest/release.json'), JSON.stringify(described));
}

/** In the place of the shell's `remote-containers.ts`: the screens are part of the same build. */
async function writeScreens() {
  await mkdir(folder, { recursive: true });
  await writeFile(
    screensFile,
    `import routes from ${JSON.stringify(`-!${loader('routes-loader')}!${pages}`)};
export const registerReleases = () => {};
export const loadExposed = () => Promise.resolve({ default: routes });
`,
  );
}

function build(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(stats);
    });
  });
}

async function main() {
  await writeScreens();
  await build(oneBuildConfig());
  await build(serverConfig());
  await writeEmptyRelease();
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
