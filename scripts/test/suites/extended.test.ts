import { chooseLeftOut, leftOutAfter, nameOfTest } from './extended.ts';

const namesAfter = (...changed: readonly string[]) => leftOutAfter(changed).map(nameOfTest);

test.each([
  ['shell/src/shell.tsx', 'remote-build'],
  ['release/src/pack.ts', 'dev-server'],
  ['scripts/dev/main.ts', 'dev-server'],
  ['workers/src/main.ts', 'browser-pool'],
  ['design-system/src/card/card.tsx', 'stories'],
])('a change of %s runs %s', (changed, name) => {
  expect(namesAfter('docs/README.md', 'bff/src/app.ts')).toContain(name);
  expect(namesAfter('docs/README.md', changed)).not.toContain(name);
});

test('a change of every part leaves out lost servers, storms, and all states and widths', () => {
  const names = namesAfter('shell/a.ts', 'workers/a.ts', 'design-system/a.ts');
  expect(names).toEqual(expect.arrayContaining(['claim-storm', 'lost-server', 'many-tabs']));
});

test('all leaves nothing out, and a named project nothing of its part', async () => {
  expect(await chooseLeftOut(true)).toEqual([]);
  const names = (await chooseLeftOut(false, ['design-system'])).map(nameOfTest);
  expect(names).toContain('many-tabs');
  expect(names).not.toContain('stories');
});
