import { z } from 'zod';

const figure = z.object({
  figure: z.string(),
  measured: z.string(),
  target: z.string(),
  met: z.boolean(),
});
export type Figure = z.infer<typeof figure>;

export function readFigures(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => figure.safeParse(JSON.parse(line)).data ?? []);
}

export function mergeFigures(before: readonly Figure[], measured: readonly Figure[]): Figure[] {
  const merged = new Map([...before, ...measured].map((each) => [each.figure, each]));
  return [...merged.values()];
}

export function readTable(page: string): Figure[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => !/^-+$/.test(name))
    .map(([, name = '', measured = '', target = '', met]) => ({
      figure: name,
      measured,
      target,
      met: met === 'yes',
    }));
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ figure: name, measured, target, met }) =>
      `| ${name} | ${measured} | ${target} | ${met ? 'yes' : 'no'} |`,
  );
  return ['| figure | measured | target | met |', '|---|---|---|---|', ...rows, ''].join('\n');
}
