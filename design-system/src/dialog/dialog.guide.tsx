import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a question that must be answered before going on.',
    'For a short form about one thing of the page.',
  ],
  avoid: [
    'For news: Toast or Alert.',
    'For an action that can be undone: do it, and offer Undo in a Toast.',
    'For a long form: a page of its own. For details beside the page: Sheet.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="confirmation" height={420} />,
      because: 'The question names the loss, and each button says what it does.',
      dont: <StoryFrame story="vague" height={420} />,
      butNot: 'OK and Cancel make everybody read the text twice.',
    },
  ],
  example: <StoryFrame story="form" height={720} />,
  anatomy: [
    ['Title', 'Names the dialog and is read first.', 'h2'],
    ['Description', 'One or two sentences, read with the title.', 'h2 + p'],
    [
      'Close button',
      'Stays in sight; missing when an answer is needed.',
      '[aria-label=Close]',
      'end',
    ],
    [
      'Content',
      'Scrolls when it is longer than the screen; its first field gets the focus.',
      'textarea',
    ],
    ['Footer', 'The buttons, the main one last.', '[class*=footer]'],
    [
      'Backdrop',
      'Covers the page, and closes the dialog when pressed.',
      '[class*=backdrop]',
      'bottom',
    ],
  ],
  states: {
    Open: <StoryFrame story="confirmation" height={360} />,
    Form: <StoryFrame story="form" height={360} />,
    'Open, on a phone': <StoryFrame story="narrow" width={320} height={360} />,
  },
  without: ['disabled', 'loading', 'error'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button', 'IconButton'] },
  keyboard: [
    ['Tab Shift+Tab', 'Move among the controls of the dialog, and never out of it.'],
    ['Escape', 'Closes it and returns the focus, unless it needs an answer.'],
    ['Enter', 'Sends its form, or presses the focused button.'],
  ],
  content: [
    'The title is the question or the task: Leave this page?',
    'Buttons repeat the verb of the title: Discard draft and leave.',
    'Say what is lost, in numbers where there are any.',
  ],
  story: 'confirmation',
});
