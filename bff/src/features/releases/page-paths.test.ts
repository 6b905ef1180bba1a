import fc from 'fast-check';
import createRouter from 'find-my-way';
import { loadableReleases } from './deployment.ts';
import {
  canonicalPath,
  prefixOf,
  refusedPage,
  createPageRouter,
  routerOptions,
} from './page-router.ts';
import type { LiveRelease } from './release.ts';

function release(project: string, ...paths: string[]): LiveRelease {
  const pages = paths.map((path) => ({
    ...{ screen: 'a', path, title: 'A', description: 'A.', scripts: [], styles: [] },
    ...({ access: 'public', chrome: 'public', signedOutTo: '/', indexable: false } as const),
    opensMailedLink: false,
  }));
  const files = { entry: 'e.js', scripts: [], styles: [], fonts: [] };
  return { project, version: '1', manifest: { project, ...files, pages } };
}

const reasonFor = (...paths: string[]) =>
  refusedPage(paths.map((path) => ({ path })))?.reason ?? 'accepted';

test.each([
  ['//evil', /with one \/ before each/],
  ['/guest/', /with one \/ before each/],
  ['/a::b', /with one \/ before each/],
  ['/a:b', /with one \/ before each/],
  ['/:x', /below a word that the area owns/],
  ['/*', /below a word that the area owns/],
  ['/:x/guest', /below a word that the area owns/],
  ['/api/session', /\/api belongs to the server/],
  ['/API', /\/api belongs to the server/],
  ['/_mf/mfe-guest', /belongs to the server/],
  ['/healthz', /belongs to the server/],
  ['/readyz', /belongs to the server/],
])('no release may have a page at %s', (path, reason) => {
  expect(reasonFor(path)).toMatch(reason);
});

test('pages of a release are named once, however they are spelled', () => {
  expect(reasonFor('/r/:code', '/R/:shareCode')).toMatch(/the release has it twice/);
  for (const path of ['/', '/r', '/r/:shareCode/gifts/:itemId', '/admin/*', '/new_area-2'])
    expect([path, reasonFor(path)]).toEqual([path, 'accepted']);
});

test('the addresses of a page match its path', () => {
  const withEntry = (path: string, entry: string) =>
    refusedPage([{ path, entries: [{ path: entry, title: 'A', description: 'A.' }] }]);
  expect(withEntry('/blogs/:slug', '/blogs/first')).toBeUndefined();
  for (const stray of ['/email-login', '/blogs/a/b', '/blogs/:slug', '//evil', '/api/x'])
    expect(withEntry('/blogs/:slug', stray)).toMatchObject({ path: stray });
});

const letters = fc.constantFrom('a', 'b', 'B', '1', '-');
const word = fc.string({ unit: letters, minLength: 1, maxLength: 3 });
const parameter = fc.constantFrom(':id', ':ID', ':code');
const path = fc
  .tuple(word, fc.array(fc.oneof(word, parameter), { maxLength: 3 }))
  .map((parts) => `/${parts.flat().join('/')}`);
const spelling = (address: string) =>
  fc.array(fc.nat({ max: 4 }), { minLength: address.length, maxLength: address.length }).map(
    (choices) =>
      choices
        .map((choice, index) => {
          const letter = address[index] ?? '';
          if (letter === '/') return choice === 0 ? '//' : letter;
          if (choice === 1) return letter.toUpperCase();
          if (choice === 2) return `%${letter.charCodeAt(0).toString(16)}`;
          return letter;
        })
        .join('') + (choices[0] === 3 ? '/' : ''),
  );
const addressOf = (pattern: string): string => pattern.replaceAll(/:[A-Za-z]+/g, 'value');

/** The router itself: it throws when it can't tell two paths apart. */
function isOneRoute(one: string, other: string): boolean {
  const router = createRouter(routerOptions);
  router.on('GET', one, () => undefined);
  try {
    router.on('GET', other, () => undefined);
    return false;
  } catch {
    return true;
  }
}

test('two paths are equal exactly when the router can’t tell them apart', () => {
  const pair = fc.tuple(path, path, fc.boolean(), fc.boolean()).map(
    ([one, other, isSame, endsWithSlash]) =>
      // Unrelated paths are hardly ever equal.
      [one, `${isSame ? one.toUpperCase() : other}${endsWithSlash ? '/' : ''}`] as const,
  );
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(canonicalPath(one) === canonicalPath(other)).toBe(isOneRoute(one, other));
    }),
  );
  expect(isOneRoute('/email-login', '/email-login/')).toBe(true);
});

test('every spelling of an address leads to its page, and to the owner of its prefix', () => {
  const spelled = path.chain((pattern) =>
    fc.tuple(fc.constant(pattern), spelling(addressOf(pattern))),
  );
  fc.assert(
    fc.property(spelled, ([pattern, address]) => {
      expect(createPageRouter([release('mfe-one', pattern)])(address)?.page.path).toBe(pattern);
      expect(prefixOf(address)).toBe(prefixOf(pattern));
    }),
  );
});

test('a release that takes pages of an owner, or that nobody can read, is left out alone', () => {
  const owners = new Map([
    ['/email-login', 'mfe-auth'],
    ['/guest', 'mfe-guest'],
    ['/faq', 'mfe-public'],
  ]);
  const auth = release('mfe-auth', '/email-login');
  const greedy = release('mfe-a-first', '/EMAIL-LOGIN/', '/:x');
  const unreadable = release('mfe-guest', '/guest', '/*/x');
  const open = release('mfe-public', '/faq');
  const { live, canaries, leftOut } = loadableReleases(
    [greedy, auth, unreadable, open],
    [{ release: release('mfe-public', '/email-login'), percent: 10 }],
    owners,
  );
  expect(live).toEqual([auth, open]);
  expect(canaries).toEqual([]);
  expect(leftOut.map(({ project, reason }) => `${project}: ${reason}`)).toEqual([
    expect.stringMatching(/^mfe-guest: Its pages can't be read: Wildcard must be the last/),
    'mfe-a-first: /EMAIL-LOGIN/ is a page of mfe-auth, too.',
    'mfe-public: /email-login is a page of mfe-auth, too.',
  ]);
});
