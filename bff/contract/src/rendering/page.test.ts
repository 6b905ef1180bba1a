import { page } from './page.ts';

const pageAt = (path: string) =>
  page.safeParse({
    screen: 'shared',
    path,
    title: 'Gifts',
    description: 'A list.',
    access: 'public',
  }).success;

test('a path may have parameters, and an asterisk only as its last part', () => {
  expect(['/', '/r/:shareCode', '/blogs/*', '/*'].filter((path) => !pageAt(path))).toStrictEqual(
    [],
  );
  expect(['r', '/a/*/b', '/*b', '/b*', '/a/**', '/a?b', '/ä'].filter(pageAt)).toStrictEqual([]);
});
