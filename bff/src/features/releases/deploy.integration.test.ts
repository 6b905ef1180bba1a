import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorReply } from '@gift-registry/bff-contract';
import { demoShareCode } from '../../platform/config/demo-share-code.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { newDeployToken } from '../../testing/deploy-token.ts';
import { lastMail } from '../../testing/mailbox.ts';
import { writeSampleBuild, type SampleBuild } from '../../testing/samples/sample-build.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from './build.ts';
import { revokeDeployToken } from './deploy-tokens.ts';
import { createReleaseFiles, releasesFolder } from './release-files.ts';
import { byCommand } from './release-list.repository.ts';
import { rollBack } from './roll-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const workspaceRoot = join(import.meta.dirname, '../../../..');
let tarball: string | undefined;

async function release(token: string, ...args: string[]): Promise<string> {
  if (!tarball) {
    const packed = await promisify(execFile)(
      'npm',
      ['pack', '-w', '@gift-registry/release', '--pack-destination', app.deps.config.dataDir],
      { cwd: workspaceRoot },
    );
    const file = packed.stdout.trim().split('\n').at(-1) ?? '';
    await promisify(execFile)('tar', ['xzf', join(app.deps.config.dataDir, file)], {
      cwd: app.deps.config.dataDir,
    });
    tarball = join(app.deps.config.dataDir, 'package/src/main.mjs');
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tarball, ...args, '--to', app.baseUrl],
    { cwd: app.deps.config.dataDir, env: { DEPLOY_TOKEN: token } },
  );
  return stdout.trim();
}

const said = async (run: Promise<string>): Promise<string> =>
  run.catch((error: unknown) =>
    error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error),
  );

async function uploadForm(folder: string) {
  const { version, files } = await readBuild('mfe-guest', folder);
  const form = new FormData();
  for (const { path, content } of files)
    form.append(path, new Blob([Uint8Array.from(content)]), 'file');
  return { form, version };
}

async function send(
  token: string | undefined,
  path: string,
  init: { method?: string; body?: FormData | string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${app.baseUrl}/api/deploy/${path}`, {
    method: 'POST',
    ...init,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
  });
  const reply: unknown = await response.json();
  return {
    status: response.status,
    message: response.ok ? '' : errorReply.parse(reply).error.message,
    reply,
  };
}

const manifestOf = (project: string): string =>
  JSON.stringify({ project, entry: 'entry.js', scripts: [], styles: [], pages: [] });

const guestBuild = (code: string, more: Partial<SampleBuild> = {}) =>
  writeSampleBuild({ project: 'mfe-guest', code, ...more });

async function liveVersions(): Promise<unknown> {
  return (await fetch(`${app.baseUrl}/_mf/registry.json`)).json();
}

const audited = async (action: string) => {
  const rows = await app.deps.db
    .selectFrom('auditLog')
    .select(['subject', 'details'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows;
};

test('the packed command publishes, promotes, rolls back and lists, and every use is audited', async () => {
  const { token, entry } = await newDeployToken(app, 'mfe-guest');
  const folder = await guestBuild('one');
  const { version } = await readBuild('mfe-guest', folder);
  expect(await release(token, 'publish', 'mfe-guest', '--from', folder)).toBe(
    `mfe-guest ${version} is live at the next page load of ${app.baseUrl}.`,
  );
  expect(await release(token, 'publish', 'mfe-guest', '--from', folder)).toBe(
    `mfe-guest ${version} is there already. Nothing changed.`,
  );
  const next = await guestBuild('two');
  const second = (await readBuild('mfe-guest', next)).version;
  expect(await release(token, 'publish', 'mfe-guest', '--from', next, '--canary', '10')).toMatch(
    new RegExp(
      `^mfe-guest ${second} goes to 10 % of the visitors of ${app.baseUrl}.\nA preview .*: http.*/\\?release=`,
    ),
  );
  expect(await release(token, 'list')).toMatch(/ live +\d{4}-.* kB .*–/);
  expect(await release(token, 'list')).toMatch(
    new RegExp(`mfe-guest +${version} .* ${second} \\(10 %\\)`),
  );
  expect(await release(token, 'promote', 'mfe-guest')).toBe(
    `mfe-guest ${second} is live for everybody.`,
  );
  // Without a terminal nobody can answer.
  expect(await said(release(token, 'rollback', 'mfe-guest'))).toMatch(
    new RegExp(
      `^mfe-guest ${second} is live since .*\\.\nGo back to ${version}\\?\nNothing was changed\\. Add --yes`,
    ),
  );
  expect(await release(token, 'rollback', 'mfe-guest', '--yes')).toBe(
    `mfe-guest ${version} is live for everybody. Nobody gets ${second} any more.`,
  );
  expect(await release(token, 'rollback', 'mfe-guest', second, '--yes')).toContain(second);
  expect(await said(release(token, 'promote', 'mfe-guest'))).toBe(
    'mfe-guest has no canary. Publish one with --canary 10 first.',
  );

  const by = { kind: 'token', tokenId: entry.id, ip: expect.any(String) };
  for (const action of ['release-published', 'release-canary', 'release-promoted'])
    expect(await audited(action)).toStrictEqual([
      {
        subject: `release:mfe-guest@${action === 'release-published' ? version : second}`,
        details: expect.objectContaining({ by }),
      },
    ]);
  expect((await audited('release-rolled-back')).length).toBe(2);
  expect((await audited('deploy-token-made')).length).toBe(1);
});

test('a token opens its own project only, until it is revoked or expired; cookies of an admin open nothing', async () => {
  const { token, entry } = await newDeployToken(app, 'mfe-guest');
  const other = await newDeployToken(app, 'mfe-host');
  const expired = await newDeployToken(app, 'mfe-guest', 0);
  const { client } = await signUpAndIn(app, { role: 'admin' });
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const routes = ['releases', 'promote', 'rollback', 'contacts', 'refusals'].map(
    (path) => `mfe-guest/${path}`,
  );
  const statuses = async (given: string | undefined, headers: Record<string, string> = {}) => {
    const replies = await Promise.all([
      ...routes.map((path) => send(given, path, { headers })),
      send(given, 'releases', { method: 'GET', headers }),
    ]);
    return replies.map(({ status }) => status);
  };

  for (const denied of [undefined, 'grd_made-up', expired.token])
    expect([denied, await statuses(denied)]).toStrictEqual([
      denied,
      [401, 401, 401, 401, 401, 401],
    ]);
  expect(
    await statuses(undefined, { cookie, 'x-csrf-token': await client.csrfToken() }),
  ).toStrictEqual([401, 401, 401, 401, 401, 401]);
  expect(await statuses(other.token)).toStrictEqual([403, 403, 403, 403, 403, 200]);
  // Control: its own project. The requests lack a build, a canary and a body.
  expect(await statuses(token)).toStrictEqual([422, 422, 422, 422, 422, 200]);

  await revokeDeployToken(app.deps.db, byCommand, entry.id);
  expect(await statuses(token)).toStrictEqual([401, 401, 401, 401, 401, 401]);
  const stored = await app.deps.db.selectFrom('deployTokens').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a refused upload says why and leaves nothing', async () => {
  const { token } = await newDeployToken(app, 'mfe-guest');
  const before = await liveVersions();
  const folders = await readdir(join(releasesFolder(app.deps.config.dataDir), 'mfe-guest'));
  const upload = async (change: (form: FormData) => void) => {
    const { form } = await uploadForm(await guestBuild(`refused ${Math.random()}`));
    change(form);
    const { status, message } = await send(token, 'mfe-guest/releases', { body: form });
    return `${status} ${message}`;
  };
  const file = (content: string) => new Blob([content]);
  expect(await upload((form) => form.append('../../evil.js', file('1'), 'file'))).toBe(
    '422 ../../evil.js is not a path inside of a build.',
  );
  expect(await upload((form) => form.append('/etc/cron.js', file('1'), 'file'))).toMatch(
    /not a path/,
  );
  expect(await upload((form) => form.append('.hidden.js', file('1'), 'file'))).toMatch(
    /not a path/,
  );
  expect(await upload((form) => form.append('page.html', file('1'), 'file'))).toMatch(
    /file type that a build can't contain/,
  );
  expect(await upload((form) => form.append('entry.js', file('1'), 'file'))).toMatch(/sent twice/);
  expect(await upload((form) => form.append('release.json/x.js', file('1'), 'file'))).toBe(
    '422 release.json/x.js needs a folder where release.json is a file.',
  );
  expect(
    await upload((form) => {
      form.append('late.js/x.js', file('1'), 'file');
      form.append('late.js', file('1'), 'file');
    }),
  ).toBe('422 late.js/x.js needs a folder where late.js is a file.');
  expect(await upload((form) => form.append('entry.js.gz/x.js', file('1'), 'file'))).toBe(
    '422 entry.js.gz/x.js needs a folder where entry.js is a file.',
  );
  expect(await upload((form) => form.delete('entry.js'))).toMatch(
    /references entry.js, which is missing/,
  );
  expect(await upload((form) => form.delete('release.json'))).toBe(
    '422 The build of mfe-guest has no release.json.',
  );
  expect(
    await upload((form) => form.set('release.json', file(manifestOf('mfe-host')), 'file')),
  ).toBe('422 This build belongs to mfe-host, not to mfe-guest.');
  expect(await upload((form) => form.append('source', '{"commit":'))).toMatch(
    /commit of this build can’t be read/,
  );
  expect(await upload((form) => form.append('a.js', '1'))).toBe('422 a.js is not a file.');
  expect(
    await upload((form) => form.append('big.js', file('x'.repeat(31 * 1024 * 1024)), 'file')),
  ).toMatch(/larger than 30 MB/);

  expect(await liveVersions()).toStrictEqual(before);
  expect(await readdir(join(releasesFolder(app.deps.config.dataDir), 'mfe-guest'))).toStrictEqual(
    folders,
  );
});

test('a build whose path belongs to another remote leaves no files', async () => {
  const page = { screen: 'a', path: '/mine', title: 'A', description: 'A.' } as const;
  const host = await newDeployToken(app, 'mfe-host');
  const guest = await newDeployToken(app, 'mfe-guest');
  const own = await writeSampleBuild({ project: 'mfe-host', pages: [page] });
  await release(host.token, 'publish', 'mfe-host', '--from', own);
  const stolen = await guestBuild('thief', { pages: [page] });
  const { version } = await readBuild('mfe-guest', stolen);
  expect(await said(release(guest.token, 'publish', 'mfe-guest', '--from', stolen))).toMatch(
    /can't serve \/mine: \/mine belongs to mfe-host/,
  );
  const folders = await readdir(join(releasesFolder(app.deps.config.dataDir), 'mfe-guest'));
  expect(folders).not.toContain(version);
});

test('the command says in one message what is wrong', async () => {
  const folder = await guestBuild('sentence');
  expect(await said(release('', 'list'))).toMatch(/^DEPLOY_TOKEN is not set\./);
  expect(await said(release('grd_x', 'list'))).toBe(
    'This deploy token is missing, revoked or expired.',
  );
  expect(await said(release('x', 'publish', 'mfe-guest', '--from', '/nowhere'))).toBe(
    '/nowhere does not exist. Build the area first.',
  );
  await rm(join(folder, 'release.json'));
  expect(await said(release('x', 'publish', 'mfe-guest', '--from', folder))).toMatch(
    /has no release.json/,
  );
  expect(await readFile(join(folder, 'entry.js'), 'utf8')).toMatch(/sentence/);
});

test('a release names its commit, author and tests, and its size beside the one before', async () => {
  const { token } = await newDeployToken(app, 'mfe-guest');
  const source = {
    commit: '0123456789abcdef0123456789abcdef01234567',
    author: 'Áshā Rao',
    message: 'Show what is left of a gift',
    isDirty: true,
    tests: 'untested',
  };
  const publish = async (code: string, query = '') => {
    const { form: body, version } = await uploadForm(await guestBuild(code));
    body.append('source', JSON.stringify(source));
    return { version, ...(await send(token, `mfe-guest/releases${query}`, { body })) };
  };
  await publish('a');
  const { version } = await publish('longer code');
  const recent = await app.deps.db
    .selectFrom('mfeReleases')
    .select(['source', 'bytes'])
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  expect(recent.source).toEqual(source);
  const listed = await release(token, 'list');
  expect(listed).toMatch(
    new RegExp(
      `${version} +live .* kB.*01234567 Show what is left of a gift, Áshā Rao \\(dirty, untested\\)`,
    ),
  );

  const preview = await publish('a branch', '?preview=feature-blue');
  expect(preview.reply).toMatchObject({ changed: true });
  expect(await liveVersions()).toMatchObject({ 'mfe-guest': { version } });
  expect(await release(token, 'list')).toMatch(/mfe-guest +feature-blue .*Áshā Rao +http/);
  expect((await publish('a branch', '?preview=x&canary=5')).message).toMatch(/not as both/);
});

test('a first release can be taken back, and an area that is retired says so until it is published again', async () => {
  const { token } = await newDeployToken(app, 'mfe-closing');
  const shell = await writeSampleBuild({ project: 'shell', code: 'shell' });
  const { token: ofShell } = await newDeployToken(app, 'shell');
  await release(ofShell, 'publish', 'shell', '--from', shell);
  const page = { screen: 'a', path: '/closing', title: 'A', description: 'A.' } as const;
  const folder = await writeSampleBuild({ project: 'mfe-closing', pages: [page] });
  const publish = (...args: string[]) =>
    release(token, 'publish', 'mfe-closing', '--from', folder, ...args);
  const status = async () =>
    (await fetch(`${app.baseUrl}/closing`, { headers: { accept: 'text/html' } })).status;

  await publish();
  expect(await status()).toBe(200);
  expect(await said(release(token, 'rollback', 'mfe-closing', '--yes'))).toMatch(
    /is live since .*\nThere is no earlier version to go back to\. --close takes the area away/,
  );
  expect(await status()).toBe(200);
  expect(await release(token, 'rollback', 'mfe-closing', '--close', '--yes')).toBe(
    'Nobody gets mfe-closing any more. Publishing it opens it again.',
  );
  expect(await status()).toBe(404);
  expect(await said(publish())).toMatch(/was withdrawn at/);
  await publish('--again');
  expect(await release(token, 'retire', 'mfe-closing', '--yes')).toMatch(/mfe-closing has closed/);
  expect(await status()).toBe(410);
  expect(await liveVersions()).toMatchObject({ 'mfe-closing': { retired: true } });
  await publish();
  expect(await status()).toBe(200);
  expect(await said(release(ofShell, 'rollback', 'shell', '--close', '--yes'))).toMatch(
    /no earlier version/,
  );
  expect(await said(release(ofShell, 'retire', 'shell', '--yes'))).toMatch(
    /shell can’t be retired/,
  );
});

test('after an automatic withdrawal a rollback says what is live and why, and takes nothing away', async () => {
  const { token } = await newDeployToken(app, 'mfe-watched');
  const page = { screen: 'a', path: '/watched', title: 'A', description: 'A.' } as const;
  const publish = async (code: string) => {
    const folder = await writeSampleBuild({ project: 'mfe-watched', code, pages: [page] });
    await release(token, 'publish', 'mfe-watched', '--from', folder);
    return (await readBuild('mfe-watched', folder)).version;
  };
  const first = await publish('one');
  const second = await publish('two');
  const target = {
    db: app.deps.db,
    files: createReleaseFiles(app.deps.config),
    tell: async () => {},
  };
  const reason = { because: 'rendering', page: '/watched', file: null, error: 'Error: x' } as const;
  await rollBack(target, 'mfe-watched', { withdraws: second, reason });

  const told = await said(release(token, 'rollback', 'mfe-watched', '--yes'));
  expect(told).toMatch(
    new RegExp(
      `^mfe-watched ${first} is live since .* ${second} was withdrawn by the server at .*: Error: x, on /watched\\.\nThere is no earlier version`,
    ),
  );
  expect(await liveVersions()).toMatchObject({ 'mfe-watched': { version: first } });
});

test('the contacts of an area hear of a refusal, also of one that its publisher found', async () => {
  const { token } = await newDeployToken(app, 'mfe-refused');
  await release(token, 'contacts', 'mfe-refused', 'add', 'refused@guest.example');
  const reason = 'mfe-refused was built for other contracts.\n  POST /api/queries: …';
  const body = JSON.stringify({ version: null, reason });
  const headers = { 'content-type': 'application/json' };
  expect((await send(token, 'mfe-refused/refusals', { body, headers })).status).toBe(200);
  const { data } = await lastMail(app, 'refused@guest.example', 'release-news');
  expect(data).toMatchObject({ kind: 'refused', project: 'mfe-refused', version: null, reason });
});

test('a preview opens the first page that its release can show, filled by the sample registry', async () => {
  const { token } = await newDeployToken(app, 'mfe-shown');
  const pageAt = (path: string) => ({ screen: 'a', path, title: 'A', description: 'A.' });
  const folder = await writeSampleBuild({
    project: 'mfe-shown',
    pages: [pageAt('/shown/:shareCode'), pageAt('/shown')],
  });
  const preview = async () => {
    const printed = await release(
      token,
      'publish',
      'mfe-shown',
      '--from',
      folder,
      '--preview',
      'x',
    );
    return new URL(/http\S+/.exec(printed)?.[0] ?? '').pathname;
  };
  expect(await preview()).toBe('/shown');
  const { user } = await signUpAndIn(app);
  const { shareCode } = await createSampleRegistry(app, user.id);
  await app.deps.db
    .updateTable('registryShares')
    .set({ shareCode: demoShareCode })
    .where('shareCode', '=', shareCode)
    .execute();
  expect(await preview()).toBe(`/shown/${demoShareCode}`);
});

test('a team adds and removes the addresses that are told', async () => {
  const { token } = await newDeployToken(app, 'mfe-guest');
  const contacts = (...args: string[]) => release(token, 'contacts', 'mfe-guest', ...args);
  expect(await contacts('add', 'team@guest.example')).toBe(
    'team@guest.example is told of mfe-guest from now on.',
  );
  expect(await said(contacts('add', 'team@guest.example'))).toMatch(/hears of mfe-guest already/);
  expect(await said(contacts('add', 'https://team.example/hook'))).toMatch(/email address/);
  const [first = ''] = (await contacts()).split('\n');
  expect(first).toMatch(/^[0-9a-f-]{36} {2}team@guest\.example$/);
  await contacts('remove', first.slice(0, 36));
  expect(await contacts()).not.toContain('team@guest.example');
  expect(await said(contacts('remove', first.slice(0, 36)))).toMatch(/not/i);
  expect((await audited('release-contact-added')).length).toBe(2);
});
