import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const OLDEST_NPM = 9;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const localBinaries = join(root, 'node_modules', '.bin');
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
const compileCache = join(root, 'node_modules', '.cache', 'node');

export function bootstrap(entry) {
  requireVersion('Node', process.versions.node, OLDEST_NODE, 'https://nodejs.org');
  if (!isInstalled()) install();
  run(entry);
}

function requireVersion(name, found, oldest, where) {
  if (Number.parseInt(found, 10) >= oldest) return;
  fail(
    `${name} ${oldest} or newer is needed, and this is ${found}. Get a newer one from ${where}.`,
  );
}

function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!installed || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // The packages of this workspace are links: their versions need no installing.
    if (!path.includes('node_modules/')) return true;
    const present = installed[path];
    // npm leaves out the optional packages of other platforms.
    if (!present) return entry.optional === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  const started = Date.now();
  const [command, ...prefix] = npm();
  // `npm ci` deletes node_modules, so nothing that it starts may come from there.
  const env = { ...process.env, PATH: withoutLocalBinaries() };
  const version = spawnSync(command, [...prefix, '--version'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (version.error) fail('npm was not found. It comes with Node: https://nodejs.org.');
  requireVersion('npm', version.stdout.trim(), OLDEST_NPM, 'https://docs.npmjs.com');
  console.log('… Installing dependencies (a minute or two the first time)');
  const { status } = spawnSync(
    command,
    [...prefix, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) fail('The dependencies could not be installed; npm says why above.');
  console.log(`✓ Dependencies installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (
    cli &&
    basename(cli).startsWith('npm') &&
    node &&
    !node.startsWith(join(root, 'node_modules'))
  )
    return [node, cli];
  return ['npm'];
}

function withoutLocalBinaries() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(root))
    .join(delimiter);
}

function run(entry) {
  const env = {
    // Programs start in half the time: Node reads their TypeScript and compiles it once.
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: `${localBinaries}${delimiter}${withoutLocalBinaries()}`,
  };
  const child = spawn(pinnedNode, [join(root, entry), ...process.argv.slice(2)], {
    cwd: root,
    env,
    // The channel tells the child when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The pinned Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}
