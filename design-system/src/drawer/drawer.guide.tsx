import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For the filters of a list on narrow screens.', 'For navigation that needs room.'],
  avoid: [
    'For a question: Dialog.',
    'For the details of one thing: Sheet.',
    'On wide screens, where filters fit beside the list.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="start" height={520} />,
      because: 'The main button tells the result before it is pressed.',
      dont: <StoryFrame story="without-a-button" height={520} />,
      butNot: 'Without a button, nobody knows whether the filters work already.',
    },
  ],
  example: <StoryFrame story="start" height={560} />,
  anatomy: [
    ['Title', 'Names the drawer.', 'h2'],
    ['Close button', 'Always there, beside the title.', '[aria-label=Close]', 'end'],
    ['Content', 'Scrolls between title and buttons.', '[class*=body]'],
    ['Footer', 'The main button first, then the way back.', 'footer'],
    ['Backdrop', 'Closes the drawer when pressed.', '[class*=backdrop]', 'end'],
  ],
  states: {
    Open: <StoryFrame story="start" height={420} />,
    'Open, on a phone': <StoryFrame story="narrow" width={320} height={420} />,
  },
  without: ['disabled', 'loading', 'error'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['IconButton'] },
  keyboard: [
    ['Tab Shift+Tab', 'Move among its controls, and never out of it.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  content: ['The title is one noun: Filters.', 'The main button counts the result: Show 24 gifts.'],
  story: 'start',
});
