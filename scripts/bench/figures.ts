import { z } from 'zod';

const figure = z.object({
  figure: z.string(),
  measured: z.string(),
  target: z.string(),
  met: z.boolean(),
});
export type Figure = z.infer<typeof figure>;

/** The figures among the lines that a bench printed. */
export function readFigures(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => figure.safeParse(JSON.parse(line)).data ?? []);
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ figure: name, measured, target, met }) =>
      `| ${name} | ${measured} | ${target} | ${met ? 'yes' : 'no'} |`,
  );
  return ['| figure | measured | target | met |', '|---|---|---|---|', ...rows, ''].join('\n');
}
