import { parseReleaseArguments } from './arguments.ts';

test('a project alone is published', () => {
  expect(parseReleaseArguments(['mfe-guest'])).toEqual({ project: 'mfe-guest' });
});

test('--rollback goes back to the previous version, or to a named one', () => {
  expect(parseReleaseArguments(['mfe-guest', '--rollback'])).toEqual({
    project: 'mfe-guest',
    rollback: { version: undefined },
  });
  expect(parseReleaseArguments(['mfe-guest', '--rollback', '3f2a91c0'])).toEqual({
    project: 'mfe-guest',
    rollback: { version: '3f2a91c0' },
  });
});

test('an unknown option or project fails with the usage', () => {
  expect(() => parseReleaseArguments(['mfe-guest', '--undo'])).toThrow(/^Usage: npm run release/);
  expect(() => parseReleaseArguments(['mfe-nothing'])).toThrow(/npm run release -- /);
});
