import { parseReleaseArguments } from './arguments.ts';

test('a project alone is published into the system that runs here', () => {
  expect(parseReleaseArguments('release', ['mfe-guest'])).toEqual({
    project: 'mfe-guest',
    rollback: { version: undefined, closes: false, isYes: false },
    canary: undefined,
    preview: undefined,
    isAgain: false,
    mayBeUntested: false,
    isUnvisited: false,
    change: undefined,
    to: undefined,
  });
});

test('a canary has a share, and a server an address', () => {
  expect(
    parseReleaseArguments('release', [
      'mfe-guest',
      '--canary',
      '10',
      '--to',
      'https://a.example/x',
    ]),
  ).toMatchObject({ canary: 10, to: 'https://a.example' });
});

test('a preview has the name of a branch, and contacts are added and removed', () => {
  const preview = (name: string) =>
    parseReleaseArguments('release', ['mfe-guest', '--preview', name]).preview;
  expect(preview('Feature/Blue Cards')).toBe('feature-blue-cards');
  expect(() => preview('///')).toThrow(/--preview is a name/);
  const change = (...args: string[]) =>
    parseReleaseArguments('contacts', ['mfe-guest', ...args]).change;
  expect(change()).toEqual({ action: 'list' });
  expect(change('add', 'team@a.example')).toEqual({ action: 'add', value: 'team@a.example' });
  expect(() => change('add')).toThrow(/contacts <project>/);
});

test('a preview is not visited, and a release only when nobody says otherwise', () => {
  const isUnvisited = (...args: string[]) =>
    parseReleaseArguments('release', ['mfe-guest', ...args]).isUnvisited;
  expect([isUnvisited(), isUnvisited('--unvisited')]).toEqual([false, true]);
  expect(isUnvisited('--preview', 'blue')).toBe(true);
});

test('a rollback may name a version', () => {
  const rollback = (...args: string[]) =>
    parseReleaseArguments('rollback', ['mfe-guest', ...args]).rollback;
  expect(rollback()).toEqual({ version: undefined, closes: false, isYes: false });
  expect(rollback('3f2a91c0', '--yes')).toMatchObject({ version: '3f2a91c0', isYes: true });
  expect(rollback('--close')).toMatchObject({ closes: true });
  expect(() => parseReleaseArguments('promote', ['mfe-guest', '--close'])).toThrow(/^Usage/);
});

test('the table of releases needs no project', () => {
  expect(parseReleaseArguments('releases', []).project).toBe('');
});

test('an argument that makes no sense fails with one message', () => {
  expect(() => parseReleaseArguments('promote', ['mfe-guest', '--canary', '5'])).toThrow(
    /^Usage: npm run promote/,
  );
  expect(() => parseReleaseArguments('release', ['mfe-nothing'])).toThrow(/npm run release -- /);
  expect(() => parseReleaseArguments('release', ['mfe-guest', '--canary', '100'])).toThrow(
    /from 0 to 99/,
  );
  expect(() => parseReleaseArguments('release', ['mfe-guest', '--to', 'gifts'])).toThrow(
    /--to is an address/,
  );
});
