import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a message that belongs to one place of the page, and stays.',
    'For a form that can’t be sent: above its button.',
  ],
  avoid: [
    'For a single wrong field: its error.',
    'For the result of an action somewhere on the page: Toast.',
    'For an empty list: EmptyState.',
  ],
  comparisons: [
    {
      do: (
        <Alert type="error">
          Network error occurred. Please check your connection and try again.
        </Alert>
      ),
      because: 'It says what happened and what to do.',
      dont: <Alert type="error">Oops, something went wrong :(</Alert>,
      butNot: 'It blames nobody, but helps nobody either.',
    },
  ],
  example: (
    <Alert
      type="warning"
      title="Two attempts left"
      action={<Button size="sm">Reset password</Button>}
      onDismiss={() => undefined}
      duration={0}
    >
      After five failed attempts the form locks for five minutes.
    </Alert>
  ),
  anatomy: [
    ['Icon', 'Repeats the meaning, so that colour is not the only sign.', 'svg'],
    ['Title', 'The message in a few words.', 'p', 'top'],
    ['Action', 'The next step, one at most.', '[class*=action]', 'bottom'],
    ['Close button', 'Only where the message may leave.', '[aria-label=Dismiss]', 'end'],
  ],
  states: {
    Info: <Alert title="Did you buy it?">We hold it for you until tomorrow, 6 pm.</Alert>,
    Success: <Alert type="success" title="Registry is Ready to Share!" />,
    Warning: <Alert type="warning" title="Two attempts left" />,
    Error: <Alert type="error" title="Connection Error" />,
  },
  without: ['disabled', 'loading'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button', 'IconButton'] },
  keyboard: [
    ['Tab', 'Moves to its action and its close button.'],
    ['Enter Space', 'Presses them; the time stands still while one has the focus.'],
  ],
  content: [
    'A title of a few words, then the way on in one sentence.',
    'A sentence ends with a full stop, a title doesn’t.',
  ],
});
