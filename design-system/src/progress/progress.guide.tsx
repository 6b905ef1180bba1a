import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Progress } from './progress.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a part of a known whole: contributions, a list that is loaded.'],
  avoid: ['For a wait of unknown length: Spinner.', 'For steps: Stepper.'],
  comparisons: [
    {
      do: (
        <Progress
          label="Contributed"
          value={6000}
          max={14199}
          valueText="₹6,000 of ₹14,199 pledged"
        />
      ),
      because: 'The words say what the bar shows.',
      dont: <Progress label="Contributed" value={42} />,
      butNot: 'A bar alone: 42 of what?',
    },
  ],
  example: (
    <Progress label="Contributed" value={6000} max={14199} valueText="₹6,000 of ₹14,199 pledged" />
  ),
  anatomy: [
    ['Bar', 'The finished part.', 'progress'],
    ['Words', 'The amounts; screen readers hear them, too.', 'progress + span', 'end'],
  ],
  states: {
    Empty: <Progress label="Contributed" value={0} valueText="Nothing pledged yet" />,
    'Half way': <Progress label="Contributed" value={50} valueText="₹50 of ₹100 pledged" />,
    Complete: <Progress label="Contributed" value={100} valueText="Complete" />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus.',
  content: ['Part of whole, with the unit: ₹6,000 of ₹14,199 pledged.'],
});
