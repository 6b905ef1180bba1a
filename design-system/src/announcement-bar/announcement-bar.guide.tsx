import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.1.0',
  use: ['For one sentence to everybody, below the header of all pages, for some days.'],
  avoid: [
    'For a message about one place of a page: Alert.',
    'For the result of an action: Toast.',
    'For several at once: the newest alone is read.',
  ],
  comparisons: [
    {
      do: (
        <AnnouncementBar kind="warning">
          We pause on Sunday from 2 to 3 in the night.
        </AnnouncementBar>
      ),
      because: 'It says what happens and when.',
      dont: <AnnouncementBar kind="problem">Maintenance!!!</AnnouncementBar>,
      butNot: 'Nobody learns what it means for them.',
    },
  ],
  example: (
    <AnnouncementBar link={{ label: 'See how', url: '#example' }} onDismiss={() => undefined}>
      Registries can have a gallery now.
    </AnnouncementBar>
  ),
  anatomy: [
    ['Icon', 'Repeats the kind, so that colour is not the only sign.', 'svg'],
    ['Text', 'One or two sentences.', 'p', 'top'],
    ['Link', 'One at most.', 'a', 'bottom'],
    ['Close button', 'The browser remembers it.', 'button', 'end'],
  ],
  states: {
    ...forcedStates(
      <AnnouncementBar link={{ label: 'See how', url: '#example' }}>
        Registries can have a gallery now.
      </AnnouncementBar>,
      'a',
    ),
    Warning: (
      <AnnouncementBar kind="warning">We pause on Sunday at 2 in the night.</AnnouncementBar>
    ),
    Problem: <AnnouncementBar kind="problem">Payments by UPI fail at the moment.</AnnouncementBar>,
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [['Tab', 'Goes to the link, then to the close button.']],
  content: ['Say what happens, when, and for whom.', 'A time names its day, and nothing blinks.'],
});
