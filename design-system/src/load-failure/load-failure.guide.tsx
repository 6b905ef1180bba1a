import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { LoadFailure } from './load-failure.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: ['In place of a part of the page that failed to load.'],
  avoid: ['For an action that failed: Toast.', 'For an empty list: EmptyState.'],
  comparisons: [
    {
      do: (
        <LoadFailure
          title="Failed to load your devices."
          error={new Error('You seem to be offline.')}
          onRetry={() => undefined}
        />
      ),
      because: 'It names what is missing, why, and offers to try again.',
      dont: (
        <LoadFailure
          title="Error 500"
          error={new Error('Internal Server Error')}
          onRetry={() => undefined}
        />
      ),
      butNot: 'Numbers of a server help nobody.',
    },
  ],
  example: (
    <LoadFailure
      title="Failed to load your devices."
      error={new Error('You seem to be offline. Check your connection and try again.')}
      onRetry={() => undefined}
    />
  ),
  anatomy: [
    ['Title', 'The data that is missing.', 'p', 'top'],
    ['Reason', 'The message of the failure.', 'p + div', 'end'],
    ['Button', 'Loads it again.', 'button', 'bottom'],
  ],
  states: {
    Error: (
      <LoadFailure
        title="Failed to load your devices."
        error={new Error('You seem to be offline.')}
        onRetry={() => undefined}
      />
    ),
    Loading: (
      <LoadFailure
        title="Failed to load your devices."
        error={new Error('You seem to be offline.')}
        onRetry={() => undefined}
        busy
      />
    ),
  },
  without: ['disabled'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button'] },
  keyboard: [
    ['Tab', 'Moves to Try again.'],
    ['Enter Space', 'Load the data again; the button keeps the focus.'],
  ],
  content: ['Failed to load, and the data by its name.', 'The reason is a sentence with a way on.'],
});
