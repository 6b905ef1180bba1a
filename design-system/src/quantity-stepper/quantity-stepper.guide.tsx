import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a small number of pieces.'],
  avoid: ['For amounts of money: TextField.', 'For numbers far apart: TextField.'],
  comparisons: [
    {
      do: (
        <QuantityStepper label="Quantity of Brass lamp" value={2} onValueChange={() => undefined} />
      ),
      because: 'One press for one piece.',
      dont: <QuantityStepper label="Year of birth" value={1990} onValueChange={() => undefined} />,
      butNot: 'Thirty presses for one answer.',
    },
  ],
  example: (
    <QuantityStepper label="Quantity of Brass lamp" value={2} onValueChange={() => undefined} />
  ),
  anatomy: [
    ['Less', 'Disabled at the minimum.', 'button', 'start'],
    ['Number', 'Can be typed, too.', 'input', 'top'],
    ['More', 'Disabled at the maximum.', 'button:last-child', 'end'],
  ],
  states: {
    ...forcedStates(<QuantityStepper label="Quantity" value={2} onValueChange={() => undefined} />),
    'At the minimum': (
      <QuantityStepper label="Quantity" value={1} onValueChange={() => undefined} />
    ),
    Disabled: (
      <QuantityStepper label="Quantity" value={2} disabled onValueChange={() => undefined} />
    ),
  },
  without: ['loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to less, the number and more.'],
    ['↑ ↓', 'One more, one less, in the number.'],
    ['Enter', 'Takes the typed number.'],
  ],
  content: ['The label names the thing: Quantity of Brass lamp.'],
});
