import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { PartFailure } from './error-boundary.tsx';

const failure = <PartFailure onRetry={() => undefined} />;

export const guide = componentGuide({
  status: 'new',
  since: '1.1.0',
  use: [
    'Around each part of a page that people can do without: a chart, a list beside the main one, a form below others.',
    'Dialog, Drawer, Sheet and Section have one inside. Another around them names them in reports.',
  ],
  avoid: [
    'For data that failed to load: LoadFailure.',
    'For the component that opens a dialog: DialogBoundary.',
    'For a whole page: the shell has a screen for it.',
  ],
  comparisons: [
    {
      do: failure,
      because: 'Mistakes in our code have one text: what happened, and a way to go on.',
      dont: (
        <LoadFailure
          title="TypeError"
          error={new Error('devices is undefined')}
          onRetry={() => undefined}
        />
      ),
      butNot: 'The words of a program help nobody.',
    },
  ],
  example: failure,
  anatomy: [
    ['Title', 'Says that this part alone failed.', 'p', 'top'],
    ['Reason', 'The rest of the page goes on.', 'p + div', 'end'],
    ['Button', 'Renders the part again.', 'button', 'bottom'],
  ],
  states: { Error: failure },
  without: ['disabled', 'loading'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button'] },
  keyboard: [
    ['Tab', 'Moves to Try again.'],
    ['Enter Space', 'Render the part again.'],
  ],
  content: [
    'The text is the same everywhere.',
    'The name of a part is for the team: checkout, gift-ideas. It holds nothing that people typed.',
  ],
  story: 'failed',
});
