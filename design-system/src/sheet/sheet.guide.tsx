import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: ['For one thing of the page behind it: a gift with its picture, price and buttons.'],
  avoid: [
    'For a question: Dialog.',
    'For filters: Drawer.',
    'For what needs an address of its own: a page.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="end" height={640} />,
      because: 'One thing, its picture first, its buttons always in sight.',
      dont: <StoryFrame story="many-buttons" height={640} />,
      butNot: 'Five buttons, and none of them is the main one.',
    },
  ],
  example: <StoryFrame story="end" height={680} />,
  anatomy: [
    ['Lead', 'A large picture to the edges.', 'picture img', 'end'],
    ['Title', 'Names the sheet.', 'h2', 'end'],
    ['Content', 'Scrolls; the buttons don’t.', 'h2 ~ p', 'end'],
    ['Footer', 'Buttons, the main one first.', '[class*=footer]', 'end'],
    ['Backdrop', 'The page behind, which a press returns to.', '[class*=backdrop]', 'start'],
  ],
  states: {
    Open: <StoryFrame story="end" height={420} />,
    'Without a picture': <StoryFrame story="without-a-lead" height={420} />,
  },
  without: ['disabled', 'loading', 'error'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['IconButton'] },
  keyboard: [
    ['Tab Shift+Tab', 'Move among its controls, and never out of it.'],
    ['Escape', 'Closes it and returns the focus to the gift.'],
  ],
  content: ['The title is the name of the thing, as in the list.', 'Two buttons at most.'],
  story: 'end',
});
