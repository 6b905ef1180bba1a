import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.1.0',
  use: ['Around each component that renders a Dialog, Drawer or Sheet, where the page opens it.'],
  avoid: [
    'Inside of a dialog: its content has an ErrorBoundary.',
    'For other parts of a page: ErrorBoundary.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="failed" height={420} />,
      because: 'The press had an answer, and the page behind goes on.',
      dont: <StoryFrame story="failed-in-the-page" height={420} />,
      butNot: 'Below the list, in sight of nobody.',
    },
  ],
  example: <StoryFrame story="failed" height={420} />,
  anatomy: [
    ['Title', 'Says that this part alone failed.', 'h2'],
    ['Close', 'Leads back to the page.', '[class*=footer] button'],
    ['Try again', 'Opens the dialog once more.', '[class*=footer] button + button', 'end'],
  ],
  states: {
    Error: <StoryFrame story="failed" height={360} />,
    'Error, on a phone': <StoryFrame story="narrow" width={320} height={360} />,
  },
  without: ['disabled', 'loading'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button', 'IconButton'] },
  keyboard: [
    ['Escape', 'Closes it and returns the focus.'],
    ['Enter Space', 'Press its buttons.'],
  ],
  content: ['The text is the same everywhere.'],
  story: 'failed',
});
