import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Checkbox } from './checkbox.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For several choices that don’t exclude each other.',
    'For one thing that is on or off, and takes effect when the form is sent.',
  ],
  avoid: [
    'For one of several: RadioCards or SelectField.',
    'For a filter that works at once: Chip.',
  ],
  comparisons: [
    {
      do: <Checkbox label="Show my address to guests" />,
      because: 'A statement that is true when it is checked.',
      dont: <Checkbox label="Don’t hide my address" />,
      butNot: 'Two negations: who knows what the tick means?',
    },
  ],
  example: (
    <Checkbox
      label="Gift wrap"
      hint="In marigold paper, with your own words."
      error="Choose a paper first."
      defaultChecked
    />
  ),
  anatomy: [
    ['Box', '24 px, drawn by us, a native input underneath.', 'input'],
    ['Label', 'The whole line takes the press.', 'label span', 'top'],
    ['Hint', 'The consequence, read with the label.', '[id$=hint]', 'end'],
    ['Error', 'Announced when it appears.', '[role=alert]'],
  ],
  states: {
    ...forcedStates(<Checkbox label="Available" />),
    Checked: <Checkbox label="Available" defaultChecked />,
    Disabled: <Checkbox label="Reserved" disabled />,
    Error: <Checkbox label="I accept the terms" error="You must accept the terms to continue" />,
  },
  without: ['loading'],
  keyboard: [
    ['Tab', 'Moves to the box.'],
    ['Space', 'Checks and unchecks it.'],
  ],
  content: [
    'A statement, not a question, without a full stop.',
    'Positive: Show my address, not Hide my address.',
  ],
});
