import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Button } from '../button/button.tsx';
import { CountdownButton } from './countdown-button.tsx';

const soon = Date.now() + 300_000;

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: ['For an action that can be repeated only after a while: sending a code again.'],
  avoid: [
    'For an action that is possible at once: Button.',
    'For a time without an action: Countdown.',
  ],
  comparisons: [
    {
      do: (
        <CountdownButton availableAt={soon} waitingLabel="Resend code in" variant="quiet">
          Resend Code
        </CountdownButton>
      ),
      because: 'The time tells when it is worth coming back.',
      dont: <Button disabled>Resend Code</Button>,
      butNot: 'A disabled button without a reason.',
    },
  ],
  example: (
    <CountdownButton availableAt={soon} waitingLabel="Resend code in" variant="quiet">
      Resend Code
    </CountdownButton>
  ),
  anatomy: [
    ['Label', 'What will be possible.', '[role=timer]'],
    ['Time', 'Minutes and seconds, in figures of one width.', '[role=timer] span', 'end'],
  ],
  states: {
    Waiting: (
      <CountdownButton availableAt={soon} waitingLabel="Resend code in">
        Resend Code
      </CountdownButton>
    ),
    ...forcedStates(
      <CountdownButton availableAt={0} waitingLabel="Resend code in" variant="quiet">
        Resend Code
      </CountdownButton>,
    ),
    Loading: (
      <CountdownButton
        availableAt={0}
        waitingLabel="Resend code in"
        busy
        busyLabel="Sending Code..."
      >
        Resend Code
      </CountdownButton>
    ),
  },
  without: ['disabled', 'error'],
  keyboard: [
    ['Tab', 'Moves to the button, once it is there.'],
    ['Enter Space', 'Press it.'],
  ],
  content: ['The label and the button say the same: Resend code in, Resend Code.'],
});
