import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorMessages, uploadPhoto } from '@gift-registry/bff-contract';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { newDeployToken } from '../../testing/deploy-token.ts';
import { failureOf } from '../../testing/failures.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from '../../features/releases/build.ts';
import { releasesFolder } from '../../features/releases/release-files.ts';

const run = promisify(execFile);
const smallDisk = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs'];

/** Only an account that may mount has a full disk at hand. */
const probe = await mkdtemp(join(tmpdir(), 'bff-test-'));
const mayMount = spawnSync('mount', [...smallDisk, probe]).status === 0;
if (mayMount) await run('umount', [probe]);
await rm(probe, { recursive: true });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Gives a folder a disk of 64 KB while the work lasts. Returns the files that the work left there. */
async function onSmallDisk(folder: string, work: () => Promise<void>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await run('mount', [...smallDisk, folder]);
  try {
    await work();
    return await filesIn(folder);
  } finally {
    await run('umount', [folder]);
  }
}

async function publish(code: string) {
  const { token } = await newDeployToken(app, 'mfe-guest');
  const folder = await writeSampleBuild({ project: 'mfe-guest', code });
  const { files, version } = await readBuild('mfe-guest', folder);
  await rm(folder, { recursive: true });
  const body = new FormData();
  for (const { path, content } of files)
    body.append(path, new Blob([Uint8Array.from(content)]), 'file');
  const response = await fetch(`${app.baseUrl}/api/deploy/mfe-guest/releases?unvisited=1`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  return { version, status: response.status, text: await response.text() };
}

const onFullDisk = mayMount
  ? { test: test.each, reason: '' }
  : { test: test.skip.each, reason: ' (skipped: this account may not mount)' };

onFullDisk.test(['releases'])(
  `a release that finds no room for its %s answers 503 with words, leaves no file, and goes through when there is room${onFullDisk.reason}`,
  async (name) => {
    const { dataDir } = app.deps.config;
    const code = Array.from({ length: 9_000 }, (_, index) => `${name}${index * 7919}`).join(' ');
    const left = await onSmallDisk(join(dataDir, name), async () => {
      const { status, text } = await publish(code);
      expect([status, text]).toEqual([
        503,
        expect.stringContaining('The disk of the server is full. Nothing was published.'),
      ]);
    });
    expect(left).toEqual([]);
    const { version, status } = await publish(code);
    expect(status).toBe(200);
    expect(await readdir(join(releasesFolder(dataDir), 'mfe-guest'))).toContain(version);
  },
);

onFullDisk.test([PICTURES_FOLDER])(
  `a photo that finds no room among the %s answers 503 with words, leaves no file, and is stored when there is room${onFullDisk.reason}`,
  async (name) => {
    const folder = join(app.deps.config.dataDir, name);
    const { client } = await signUpAndIn(app);
    const upload = () =>
      client.call(uploadPhoto, {
        body: { content: Buffer.alloc(200_000, 'photo').toString('base64') },
      });
    const left = await onSmallDisk(folder, async () => {
      expect(await failureOf(upload())).toMatchObject({
        status: 503,
        message: errorMessages.storageFull,
      });
    });
    expect(left).toEqual([]);
    expect((await upload()).step).toBe('queued');
    expect(await filesIn(folder)).toHaveLength(1);
  },
);
