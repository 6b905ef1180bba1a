import type { Accuracy, FieldAccuracy } from './accuracy.ts';

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
const right = ({ right: hits, of }: FieldAccuracy) => percent(hits, of);
const ms = (time: number) => time.toFixed(1);

const HEADER = [
  'scraper',
  'name',
  'price right',
  'wrong',
  'missing',
  'right or offered',
  'currency',
  'image',
  'description',
  'availability',
  'F1 on peb-*',
  'false prices',
  'false products',
  'failures',
  'median ms',
  'p95 ms',
  'peak MB',
];

function row(name: string, accuracy: Accuracy): string[] {
  const { fields, priceF1, falseProducts, failures, medianMs, p95Ms, peakMemoryMb } = accuracy;
  const { price } = fields;
  return [
    name,
    right(fields.name),
    right(price),
    percent(price.wrong, price.of),
    percent(price.missing, price.of),
    percent(accuracy.rightOrOffered, price.of),
    right(fields.currency),
    right(fields.image),
    right(fields.description),
    right(fields.availability),
    priceF1.toFixed(3),
    String(price.falsePositives),
    String(falseProducts),
    String(failures),
    ms(medianMs),
    ms(p95Ms),
    peakMemoryMb.toFixed(0),
  ];
}

export function accuracyTable(contestants: readonly (readonly [string, Accuracy])[]): string {
  const rows = [HEADER, ...contestants.map(([name, accuracy]) => row(name, accuracy))];
  const widths = HEADER.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
