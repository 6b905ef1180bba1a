import { readCommand } from '@gift-registry/release';

test('a project alone is published into the system that runs here', () => {
  expect(readCommand(['publish', 'mfe-guest'])).toEqual({
    ...{ name: 'publish', project: 'mfe-guest', word: undefined, value: undefined },
    ...{ folder: undefined, to: undefined, canary: undefined, preview: undefined },
    ...{ isAgain: false, isTested: false, isUntested: false, isUnvisited: false },
    ...{ closes: false, isYes: false },
  });
});

test('a canary has a share, and a server an address', () => {
  const args = ['publish', 'mfe-guest', '--canary', '10', '--to', 'https://a.example/x'];
  expect(readCommand(args)).toMatchObject({ canary: 10, to: 'https://a.example' });
});

test('a preview has the name of a branch, and contacts are added and removed', () => {
  const preview = (name: string) =>
    readCommand(['publish', 'mfe-guest', '--preview', name]).preview;
  expect(preview('Feature/Blue Cards')).toBe('feature-blue-cards');
  expect(() => preview('///')).toThrow(/--preview is a name/);
  const change = (...args: string[]) => readCommand(['contacts', 'mfe-guest', ...args]);
  expect(change()).toMatchObject({ word: undefined });
  expect(change('add', 'team@a.example')).toMatchObject({ word: 'add', value: 'team@a.example' });
  expect(() => change('add')).toThrow(/contacts <project>/);
  expect(() => change('tell', 'team@a.example')).toThrow(/contacts <project>/);
});

test('a rollback may name a version', () => {
  const rollback = (...args: string[]) => readCommand(['rollback', 'mfe-guest', ...args]);
  expect(rollback()).toMatchObject({ word: undefined, closes: false, isYes: false });
  expect(rollback('3f2a91c0', '--yes')).toMatchObject({ word: '3f2a91c0', isYes: true });
  expect(rollback('--close')).toMatchObject({ closes: true });
  expect(() => readCommand(['promote', 'mfe-guest', '--close'])).toThrow(/^Usage: promote/);
});

test('the table of releases needs no project', () => {
  expect(readCommand(['list']).project).toBe('');
});

test('an argument that makes no sense fails with one message', () => {
  expect(() => readCommand(['promote', 'mfe-guest', '--canary', '5'])).toThrow(/^Usage: promote/);
  expect(() => readCommand(['demote', 'mfe-guest'])).toThrow(/^Usage: publish[^]*Usage: list/);
  expect(() => readCommand(['publish', 'mfe guest'])).toThrow(/^Usage: publish/);
  expect(() => readCommand(['publish', 'mfe-guest', '--what'])).toThrow(/^Usage: publish/);
  expect(() => readCommand(['publish', 'mfe-guest', '--canary', '100'])).toThrow(/from 0 to 99/);
  expect(() => readCommand(['publish', 'mfe-guest', '--to', 'gifts'])).toThrow(
    /--to is an address/,
  );
});
