import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { z } from 'zod';
import { createReleaseFiles, releaseFolder } from '../../features/releases/release-files.ts';
import { createScreenRenderer, type RenderLimits, type ScreenRenderer } from './screen-renderer.ts';
import { newDataDir, releaseWith, renderRequestOf } from '../../testing/samples/sample-bundles.ts';

const logLine = z.object({
  project: z.string().optional(),
  version: z.string().optional(),
  screen: z.string().optional(),
  lines: z.array(z.string()).optional(),
  err: z.unknown().optional(),
});
type LogLine = z.infer<typeof logLine>;

let dataDir: string;
let logged: LogLine[] = [];
let open: ScreenRenderer[] = [];
const log = pino(
  {},
  { write: (line: string) => void logged.push(logLine.parse(JSON.parse(line))) },
);

beforeAll(async () => {
  dataDir = await newDataDir();
});
afterEach(async () => {
  await Promise.all(open.map((renderer) => renderer.close()));
  open = [];
  logged = [];
});
afterAll(() => rm(dataDir, { recursive: true }));

function start(limits: Partial<RenderLimits> = {}) {
  const renderer = createScreenRenderer({
    files: createReleaseFiles({ dataDir, releaseBucket: undefined }),
    log,
    limits,
  });
  open.push(renderer);
  return renderer;
}

const hostile = `
  var kept = [];
  var count = 0;
  function escape() { return URL.constructor('return process')(); }
  var screens = {
    fine: function (r) { return { html: '<p>' + r.path + '</p>' }; },
    throws: function () { throw new Error('No list.'); },
    loop: function () { for (;;); },
    microtasks: function () {
      var again = function () { return Promise.resolve().then(again); };
      again();
      return { html: 'x' };
    },
    leak: function () { for (;;) kept.push(new Array(10000).fill(Math.random())); },
    interval: function () {
      setInterval(function () { kept.push(new Array(1000000).fill(Math.random())); }, 1);
      return { html: 'x' };
    },
    exit: function () { escape().exit(1); },
    warns: function () { escape().emitWarning('Careful.'); return { html: 'x' }; },
    promise: function () { return new Promise(function () {}); },
    huge: function () { return { html: 'x'.repeat(5000000) }; },
    number: function () { return { html: 7 }; },
    nothing: function () {},
    deep: function f() { return f(); },
    require: function () { return { html: typeof require + typeof process + typeof fetch + typeof XMLHttpRequest + typeof globalThis.global }; },
    secrets: function () { return { html: JSON.stringify(escape().env) }; },
    pollute: function (r) {
      Object.prototype.html = 'polluted ' + r.path;
      Array.prototype.join = function () { return 'polluted'; };
      globalThis.visitor = r.path;
      count += 1;
      return { html: 'x' };
    },
    innocent: function () { return { html: [typeof visitor, String({}.html), count, 'a'].join() }; },
    rejects: function () { Promise.reject(new Error('Later.')); return { html: 'x' }; },
    talks: function () { console.error('careful:', 7); return { html: 'x' }; },
  };
  function render(request) { return screens[request.screen](request); }
`;

const hostileRelease = () => releaseWith(dataDir, 'mfe-hostile', hostile);
const fineRelease = () => releaseWith(dataDir, 'mfe-fine', hostile);

test('a screen is rendered by the bundle of its release', async () => {
  const release = await fineRelease();
  const renderer = start();
  expect(await renderer.render(release, renderRequestOf('fine', '/r/CODE'))).toBe('<p>/r/CODE</p>');
  expect(logged).toStrictEqual([]);
});

test('a release without a server bundle renders nothing', async () => {
  const { manifest, ...release } = await fineRelease();
  const { server: _, ...without } = manifest;
  const plain = { ...release, manifest: without };
  expect(await start().render(plain, renderRequestOf('fine'))).toBeUndefined();
});

describe('a hostile screen gets no html, and others keep theirs:', () => {
  const endedByLimit = new Set(['loop', 'leak']);
  const messages: Readonly<Record<string, RegExp>> = {
    throws: /No list\./,
    loop: /longer than 3000 ms/,
    leak: /memory/i,
    exit: /exit/i,
    promise: /invalid/i,
    huge: /too long/,
    number: /invalid/i,
    nothing: /invalid/i,
    deep: /call stack/i,
    unknown: /not a function/,
  };
  for (const [screen, message] of Object.entries(messages))
    test(screen, async () => {
      const [bad, good] = await Promise.all([hostileRelease(), fineRelease()]);
      // The memory limit ends a leak, the time limit everything else.
      const renderTimeoutMs = screen === 'leak' ? 30_000 : 3_000;
      const renderer = start({ renderTimeoutMs, heapMb: 40 });
      await renderer.render(good, renderRequestOf('fine'));
      const failing = renderer.render(bad, renderRequestOf(screen));
      const ended: string[] = [];
      void failing.then(() => ended.push(screen));
      expect(await renderer.render(good, renderRequestOf('fine', '/other'))).toBe('<p>/other</p>');
      if (endedByLimit.has(screen)) expect(ended).toEqual([]);
      expect(await failing).toBeUndefined();
      expect(await renderer.render(bad, renderRequestOf('fine', '/same'))).toBe('<p>/same</p>');
      const line = logged.find((each) => each.screen === screen);
      expect(line).toMatchObject({ project: 'mfe-hostile', version: '1' });
      expect(JSON.stringify(line?.err ?? '')).toMatch(message);
    });
});

test('without its time limit, an endless loop would hold up the screens of its release', async () => {
  const release = await hostileRelease();
  const renderer = start({ renderTimeoutMs: 60_000 });
  void renderer.render(release, renderRequestOf('loop'));
  const next = renderer.render(release, renderRequestOf('fine'));
  expect(await Promise.race([next, delay(1_500).then(() => 'waiting')])).toBe('waiting');
});

test('work after a rendering holds up the next one only until the limit', async () => {
  const release = await hostileRelease();
  const renderer = start({ renderTimeoutMs: 300 });
  await renderer.render(release, renderRequestOf('microtasks'));
  await renderer.render(release, renderRequestOf('fine'));
  expect(await renderer.render(release, renderRequestOf('fine', '/b'))).toBe('<p>/b</p>');
});

test('a bundle has no modules, no process, no network, and no secrets', async () => {
  const release = await hostileRelease();
  const renderer = start();
  expect(await renderer.render(release, renderRequestOf('require'))).toBe('undefined'.repeat(5));
  expect(await renderer.render(release, renderRequestOf('secrets'))).toBe('{}');
});

test('a rendering leaves nothing behind for the next one', async () => {
  const release = await hostileRelease();
  const renderer = start();
  await renderer.render(release, renderRequestOf('pollute', '/r/SECRET'));
  expect(await renderer.render(release, renderRequestOf('innocent'))).toBe(
    'undefined,undefined,0,a',
  );
});

test('an interval of a screen does not run after its rendering, so it eats no memory', async () => {
  const release = await hostileRelease();
  const renderer = start({ heapMb: 40 });
  expect(await renderer.render(release, renderRequestOf('interval'))).toBe('x');
  await delay(500);
  expect(await renderer.render(release, renderRequestOf('fine', '/a'))).toBe('<p>/a</p>');
  expect(logged).toStrictEqual([]);
});

test('three failures pause their screen alone', async () => {
  const release = await hostileRelease();
  const renderer = start();
  for (let failure = 0; failure < 5; failure += 1)
    await renderer.render(release, renderRequestOf('throws'));
  expect(logged).toHaveLength(3);
  expect(await renderer.render(release, renderRequestOf('fine', '/a'))).toBe('<p>/a</p>');
});

test.each([
  ['that throws', 'throw new Error("broken");', /broken/],
  ['that loops', 'for (;;);', /longer than 3000 ms/],
  ['without render', 'var x = 1;', /render is not defined/],
])('a bundle %s while it loads is logged with its release', async (_, bundle, message) => {
  const release = await releaseWith(dataDir, 'mfe-broken', bundle);
  const renderer = start({ loadTimeoutMs: 3_000 });
  expect(await renderer.render(release, renderRequestOf('fine'))).toBeUndefined();
  expect(logged.at(-1)).toMatchObject({ project: 'mfe-broken', version: '1', screen: 'fine' });
  expect(JSON.stringify(logged.at(-1)?.err)).toMatch(message);
});

test('the watch hears of each outcome, and a release that is off is not rendered', async () => {
  const release = await hostileRelease();
  const noted: string[] = [];
  let isOff = false;
  const renderer = createScreenRenderer({
    files: createReleaseFiles({ dataDir, releaseBucket: undefined }),
    log,
    limits: { renderTimeoutMs: 1_000 },
    watch: {
      note: ({ page, outcome, error = '' }) => noted.push(`${page} ${outcome} ${error}`.trim()),
      isOff: () => isOff,
    },
  });
  open.push(renderer);
  for (const screen of ['fine', 'throws', 'loop'])
    await renderer.render(release, renderRequestOf(screen));
  expect(noted).toEqual([
    expect.stringMatching(/^\/ (?:rendered|late)$/),
    '/ thrown Error: No list.',
    expect.stringMatching(/^\/ killed RenderingKilledError: .* longer than 1000 ms/),
  ]);
  isOff = true;
  expect(await renderer.render(release, renderRequestOf('fine'))).toBeUndefined();
  expect(noted).toHaveLength(3);
});

test('the console of a bundle is logged', async () => {
  const release = await hostileRelease();
  await start().render(release, renderRequestOf('talks'));
  expect(logged).toMatchObject([{ project: 'mfe-hostile', lines: ['careful: 7'] }]);
});

test('a warning of a thread is a line of the log', async () => {
  const release = await hostileRelease();
  expect(await start().render(release, renderRequestOf('warns'))).toBe('x');
  expect(logged).toMatchObject([{ err: { message: 'Careful.' } }]);
});

test('a queue that is full refuses further renderings', async () => {
  const release = await hostileRelease();
  const renderer = start({ maxWaiting: 2, renderTimeoutMs: 500 });
  await renderer.render(release, renderRequestOf('fine'));
  const waiting = ['loop', 'fine', 'fine'].map((screen) =>
    renderer.render(release, renderRequestOf(screen)),
  );
  await delay(20);
  expect(await renderer.render(release, renderRequestOf('fine'))).toBeUndefined();
  expect(await Promise.all(waiting)).toStrictEqual([undefined, '<p>/</p>', '<p>/</p>']);
});

test('the time limit of a rendering does not count the loading of its bundle', async () => {
  const slow = 'var end = Date.now() + 700; while (Date.now() < end);';
  const release = await releaseWith(dataDir, 'mfe-slow', slow + hostile);
  const renderer = start({ renderTimeoutMs: 500 });
  expect(await renderer.render(release, renderRequestOf('fine', '/a'))).toBe('<p>/a</p>');
});

test('a promise that one release leaves rejected costs another one no rendering', async () => {
  const [bad, good] = await Promise.all([hostileRelease(), fineRelease()]);
  const renderer = start();
  await renderer.render(good, renderRequestOf('fine'));
  const rendered = await Promise.all([
    renderer.render(bad, renderRequestOf('rejects')),
    renderer.render(good, renderRequestOf('fine', '/a')),
  ]);
  expect(rendered).toStrictEqual([undefined, '<p>/a</p>']);
  expect(logged).toMatchObject([{ project: 'mfe-hostile', screen: 'rejects' }]);
});

test('the thread lets go of the bundle that has not been asked for longest', async () => {
  const [kept, ...others] = await Promise.all(
    Array.from({ length: 9 }, (_, index) => releaseWith(dataDir, `mfe-${index}`, hostile)),
  );
  const renderer = start();
  const render = (release = kept) =>
    release && renderer.render(release, renderRequestOf('fine', '/a'));
  expect(await render()).toBe('<p>/a</p>');
  await rm(releaseFolder(dataDir, 'mfe-0', '1'), { recursive: true });
  expect(await render()).toBe('<p>/a</p>');
  for (const release of others) await render(release);
  expect(await render()).toBeUndefined();
  expect(JSON.stringify(logged.at(-1)?.err)).toMatch(/ENOENT/);
});
