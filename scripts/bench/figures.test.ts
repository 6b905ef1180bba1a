import { readFigures, table } from './figures.ts';

test('figures are picked out of what a bench prints', () => {
  const line = JSON.stringify({ figure: 'a', measured: '1', target: '≤ 2', met: true });
  const figures = readFigures(`warming up\n${line}\n{"level":30}\n`);
  expect(figures).toStrictEqual([{ figure: 'a', measured: '1', target: '≤ 2', met: true }]);
  expect(table(figures)).toMatch(/\| a \| 1 \| ≤ 2 \| yes \|/);
});
