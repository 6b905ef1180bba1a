import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['Below a PasswordField for a new password.'],
  avoid: ['For a known password.', 'For other scores: Progress.'],
  comparisons: [
    {
      do: <StrengthMeter score={3} hint="Add a number" />,
      because: 'It says how to get further.',
      dont: <StrengthMeter score={0} />,
      butNot: 'A verdict without advice.',
    },
  ],
  example: <StrengthMeter score={3} hint="Add a number" />,
  anatomy: [
    ['Segments', 'Five of them, filled by the score.', '[class*=segments]'],
    ['Word', 'Weak, Fair or Strong: colour is not the only sign.', '[class*=strength]'],
    ['Advice', 'One thing to do.', '[class*=hint]', 'end'],
  ],
  states: {
    Weak: <StrengthMeter score={1} hint="Add a number" />,
    Fair: <StrengthMeter score={3} hint="Add a symbol" />,
    Strong: <StrengthMeter score={5} />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus; changes are announced.',
  content: ['Advice begins with a verb: Add a number.', 'One piece of advice at a time.'],
});
