import { mergeFigures, readFigures, readTable, table } from './figures.ts';

test('figures are picked out of what a bench prints', () => {
  const line = JSON.stringify({ figure: 'a', measured: '1', target: '≤ 2', met: true });
  const figures = readFigures(`warming up\n${line}\n{"level":30}\n`);
  expect(figures).toStrictEqual([{ figure: 'a', measured: '1', target: '≤ 2', met: true }]);
  expect(table(figures)).toMatch(/\| a \| 1 \| ≤ 2 \| yes \|/);
});

const figureOf = (figure: string, measured: string) => ({
  figure,
  measured,
  target: '≤ 2',
  met: true,
});

test('figures read back from a table are those that it was made of', () => {
  const figures = [figureOf('a', '1'), { ...figureOf('b', '3'), met: false }];
  expect(readTable(`# Figures\n\n${table(figures)}`)).toEqual(figures);
});

test('measured figures replace those of the same name and keep the others', () => {
  const before = [figureOf('a', '1'), figureOf('b', '1')];
  expect(mergeFigures(before, [figureOf('b', '2'), figureOf('c', '1')])).toEqual([
    figureOf('a', '1'),
    figureOf('b', '2'),
    figureOf('c', '1'),
  ]);
});
