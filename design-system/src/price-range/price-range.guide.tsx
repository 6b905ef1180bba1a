import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { PriceRange } from './price-range.tsx';

const prices = {
  min: 0,
  max: 100_000,
  readAmount: () => undefined,
  formatAmount: (amount: number) => formatter.format(amount),
  onValueChange: () => undefined,
};
const formatter = new Intl.NumberFormat('en-IN');

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['To filter by price.'],
  avoid: ['For one amount: TextField.', 'For a few ranges that everybody takes: Chip.'],
  comparisons: [
    {
      do: <PriceRange {...prices} value={[12_000, 64_000]} />,
      because: 'Drag roughly, or type exactly.',
      dont: <PriceRange {...prices} min={0} max={100} step={50} value={[0, 100]} />,
      butNot: 'Three steps are three chips.',
    },
  ],
  example: <PriceRange {...prices} value={[12_000, 64_000]} />,
  anatomy: [
    ['Name', 'Names the group.', 'legend'],
    ['Thumbs', '44 px for a finger.', '[class*=thumb]', 'start'],
    ['Track', 'The chosen part is dark.', '[class*=track]', 'end'],
    ['Boxes', 'Take typed amounts.', 'input[inputmode]', 'start'],
  ],
  states: {
    ...forcedStates(<PriceRange {...prices} value={[12_000, 64_000]} />, 'input[type=range]'),
    'One price': <PriceRange {...prices} min={2500} max={2500} value={[2500, 2500]} />,
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['← →', 'Move a thumb by a step.'],
    ['PageUp PageDown', 'Move it by ten steps.'],
    ['Home End', 'Move it to its bound.'],
    ['Enter', 'Takes a typed amount.'],
  ],
  content: [
    'Amounts are grouped the Indian way, in rupees.',
    'A wrong order is put right, without a word.',
  ],
});
