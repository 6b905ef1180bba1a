import type { PackingSlip } from '@gift-registry/bff-contract';

export type SlipLayout = 'four' | 'one';

const QUARTER_LINES = 16;
const LETTERS_IN_LINE = 40;

const linesOf = (text: string): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_IN_LINE)), 0);

function isLong({ lines, message, deliveryInstructions, address }: PackingSlip): boolean {
  const gifts = lines.reduce((sum, { productName }) => sum + linesOf(productName), 0);
  const delivery = address
    ? 4 +
      linesOf(address.line1) +
      linesOf(address.line2 ?? '') +
      linesOf(deliveryInstructions ?? '')
    : 1;
  return gifts + linesOf(message ?? '') + delivery > QUARTER_LINES;
}

interface Sheet {
  readonly layout: SlipLayout;
  readonly slips: readonly PackingSlip[];
}

const wholePage = (slip: PackingSlip): Sheet => ({ layout: 'one', slips: [slip] });

export function sheetsOf(slips: readonly PackingSlip[], layout: SlipLayout): readonly Sheet[] {
  if (layout === 'one') return slips.map(wholePage);
  const short = slips.filter((slip) => !isLong(slip));
  const quarters = short.flatMap((_, index): Sheet[] =>
    index % 4 === 0 ? [{ layout, slips: short.slice(index, index + 4) }] : [],
  );
  return [...quarters, ...slips.filter(isLong).map(wholePage)];
}
