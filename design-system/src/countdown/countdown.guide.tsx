import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Countdown } from './countdown.tsx';

const soon = Date.now() + 300_000;

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a wait of minutes: a new code, a locked form.'],
  avoid: [
    'For a wait of days: words, such as 21 Days to Go!',
    'For a wait of unknown length: Spinner.',
    'To press people to buy.',
  ],
  comparisons: [
    {
      do: <Countdown until={soon} label="Resend code in" />,
      because: 'It tells when something will be possible.',
      dont: <Countdown until={soon} label="Hurry! This offer ends in" />,
      butNot: 'We press nobody.',
    },
  ],
  example: <Countdown until={soon} label="Resend code in" />,
  anatomy: [
    ['Label', 'What happens at the end.', '[role=timer]'],
    ['Time', 'Minutes and seconds, in figures of one width.', '[role=timer] span', 'end'],
  ],
  states: {
    Running: <Countdown until={soon} label="Resend code in" />,
    Elapsed: <Countdown until={0} label="Resend code in" />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus. Whole minutes, then 30 and 10 seconds are announced.',
  content: [
    'The label ends before the time: Resend code in 4:59.',
    'More than an hour is a sentence, not a countdown.',
  ],
});
