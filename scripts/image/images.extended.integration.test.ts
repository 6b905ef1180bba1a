import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { findTestBrowser } from '../chromium/find-chromium.ts';
import { startThrowAwayCluster } from '../postgres/throw-away-cluster.ts';
import { outcomeOf } from '../processes/outcome.ts';
import { portOrFree } from '../processes/ports.ts';
import { untilHealthy } from '../processes/probe.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { isRedisInstalled, startThrowAwayRedis } from '../test/environment/throw-away-redis.ts';
import { buildImage, targets, type Target } from './build-image.ts';

const has = (command: string) => spawnSync(command, ['--version']).status === 0;
/** Images take minutes to build, and a machine without a builder can't make any: these tests are skipped there. */
const canBuild =
  process.getuid?.() === 0 && has('buildah') && has('mmdebstrap') && isRedisInstalled();
const inImages = canBuild ? test : test.skip;

const BUILD_TIMEOUT_MS = 1_800_000;
/** Of images that exist already; without it they are built, which takes minutes. */
const givenTag = process.env['IMAGE_TAG'];
const tag = givenTag ?? 'test';
/** With the most megabytes of each. */
const images: Readonly<Record<Target, number>> = {
  migrate: 450,
  bff: 450,
  'worker-mail': 450,
  'worker-scrape': 1_000,
};

const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', maxBuffer: 1 << 26 }).trim();

let folder: string;
const containers = new Map<string, { readonly name: string; readonly root: string }>();
const stops: (() => unknown)[] = [];

/** A base of Debian's own packages, because no registry of images can be relied on. */
function makeBase(): string {
  const tar = join(folder, 'base.tar');
  execFileSync('mmdebstrap', ['--variant=minbase', 'trixie', tar], { stdio: 'ignore' });
  const container = buildah('from', 'scratch');
  buildah('add', container, tar, '/');
  buildah('commit', '--rm', container, `localhost/debian:${tag}`);
  return `localhost/debian:${tag}`;
}

beforeAll(async () => {
  if (!canBuild) return;
  process.env['BUILDAH_ISOLATION'] = 'chroot';
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  chmodSync(folder, 0o755);
  const base = givenTag === undefined ? makeBase() : undefined;
  for (const target of targets) {
    if (base !== undefined) await buildImage('buildah', { target, tag, base });
    const name = buildah('from', '--pull-never', `localhost/gift-registry/${target}:${tag}`);
    containers.set(target, { name, root: buildah('mount', name) });
  }
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  for (const { name } of containers.values()) buildah('rm', name);
  if (folder) rmSync(folder, { recursive: true });
});

const rootOf = (target: string): string => containers.get(target)?.root ?? '';

inImages('each image has its size at most', () => {
  const megabytesOf = (target: Target) =>
    Number(/^\d+/.exec(execFileSync('du', ['-sb', rootOf(target)], { encoding: 'utf8' }))?.[0]) /
    1e6;
  const tooBig = targets.filter((target) => !(megabytesOf(target) <= images[target]));
  expect(tooBig).toEqual([]);
});

inImages('an image has neither tools of development, nor tests, nor settings', () => {
  const lockFile = z.object({
    packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
  });
  for (const target of targets) {
    const cwd = join(rootOf(target), 'app');
    const { packages } = lockFile.parse(
      JSON.parse(readFileSync(join(cwd, 'node_modules/.package-lock.json'), 'utf8')),
    );
    const isTool = ([, { dev }]: readonly [string, { dev?: boolean | undefined }]) => dev === true;
    expect(Object.entries(packages).filter(isTool)).toEqual([]);
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const exclude = (path: string) => path.includes('node_modules');
    expect(globSync('**/*.{test,spec,stories}.{ts,tsx}', { cwd, exclude })).toEqual([]);
    expect(globSync(['**/.env*', '.git'], { cwd, exclude })).toEqual([]);
    for (const file of globSync('**/.npmrc', { cwd, exclude }))
      expect(readFileSync(join(cwd, file), 'utf8')).not.toMatch(/_auth|_password|token/i);
    const { Env = [] } = z
      .object({ OCIv1: z.object({ config: z.object({ Env: z.array(z.string()).optional() }) }) })
      .parse(JSON.parse(buildah('inspect', containers.get(target)?.name ?? ''))).OCIv1.config;
    expect(Env.filter((variable) => /SECRET|KEY|TOKEN|PASSWORD|_URL=/.test(variable))).toEqual([]);
  }
});

/** Starts the image's own command as its user, with a data folder of its own. */
function run(target: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const data = join(folder, `data-${target}`);
  mkdirSync(data, { recursive: true });
  execFileSync('chown', ['10001:10001', data]);
  const { name } = containers.get(target) ?? { name: '' };
  const { Cmd } = z
    .object({ OCIv1: z.object({ config: z.object({ Cmd: z.array(z.string()) }) }) })
    .parse(JSON.parse(buildah('inspect', name))).OCIv1.config;
  const variables = Object.entries(environment).flatMap(([key, value]) => [
    '--env',
    `${key}=${value}`,
  ]);
  const isolated = ['run', '--isolation', 'chroot', '--user', '10001', '--volume', `${data}:/data`];
  return spawn('buildah', [...isolated, ...variables, name, '--', ...Cmd], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function stopAll(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([exited, delay(20_000)]);
}

inImages(
  'an empty database, the images and a guest: the journey ends with a gift that is given',
  async () => {
    const [postgres, redis] = await Promise.all([startThrowAwayCluster(), startThrowAwayRedis()]);
    stops.push(
      () => postgres.stop(),
      () => redis.stop(),
    );
    const free = async () => String(await portOrFree(undefined));
    const [PORT, MAIL_WEB_PORT, MAIL_SMTP_PORT] = [await free(), await free(), await free()];
    const mails = join(folder, 'mail');
    mkdirSync(mails);
    const inbox = spawn(process.execPath, ['scripts/stand-ins/mail-inbox/server.ts'], {
      cwd: workspaceRoot,
      env: { ...process.env, MAIL_WEB_PORT, MAIL_SMTP_PORT, MAIL_FOLDER: mails },
      stdio: 'ignore',
    });
    stops.push(() => stopAll(inbox));
    const environment = {
      // Production asks for https, which nothing here terminates.
      NODE_ENV: 'development',
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SMTP_URL: `smtp://127.0.0.1:${MAIL_SMTP_PORT}`,
      PUBLIC_BASE_URL: `http://localhost:${PORT}`,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SESSION_SECRET: 'a secret of this test that is long enough',
      DATA_ENCRYPTION_KEY: 'ab'.repeat(32),
      HOST: '127.0.0.1',
      PORT,
    };
    // Without a bucket both keep releases in one folder.
    const { code } = await outcomeOf(run('migrate', environment));
    expect(code).toBe(0);
    execFileSync('cp', ['--archive', join(folder, 'data-migrate'), join(folder, 'data-bff')]);
    for (const target of ['bff', 'worker-mail']) {
      const child = run(target, environment);
      stops.push(() => stopAll(child));
    }
    await untilHealthy('The BFF of the image', `http://127.0.0.1:${PORT}/readyz`);

    const system = {
      url: `http://localhost:${PORT}`,
      mailUrl: `http://127.0.0.1:${MAIL_WEB_PORT}`,
      demoShopOrigin: 'https://shop.example.com',
      databaseUrl: postgres.url,
      dataDir: join(folder, 'data-bff'),
    };
    const journey = spawnSync(
      process.execPath,
      [
        join(workspaceRoot, 'node_modules/.bin/playwright'),
        ...[
          'test',
          '--project=journeys',
          '--no-deps',
          '--reporter=line',
          '--output',
          join(folder, 'journey'),
        ],
        // The other one reads the demo registry, which the images don't have.
        ...['guest-visit', '--grep-invert', 'control center'],
      ],
      {
        cwd: join(workspaceRoot, 'e2e'),
        encoding: 'utf8',
        env: {
          ...process.env,
          // Playwright refuses to run inside of Jest.
          JEST_WORKER_ID: undefined,
          E2E_SYSTEM: JSON.stringify(system),
          CHROMIUM_PATH: await findTestBrowser(process.env),
        },
      },
    );
    const told = journey.stdout.slice(-4_000);
    expect(told).toMatch(/[1-9] passed/);
    expect(told).not.toMatch(/failed|flaky/);
  },
  BUILD_TIMEOUT_MS,
);
