import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.2.0',
  use: ['For up to about six fields about one thing of the page, sent together.'],
  avoid: [
    'For a question without fields: Dialog.',
    'For a long form, or one with steps: a page of its own.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="failed" height={560} />,
      because: 'The failure stands above the buttons, and what was typed stays.',
      dont: <StoryFrame story="vague" height={560} />,
      butNot: 'OK does not say what happens, and nobody knows what an error 409 asks of them.',
    },
  ],
  example: <StoryFrame story="fields" height={520} />,
  anatomy: [
    ['Title', 'The task; the main button repeats its verb.', 'h2'],
    ['Description', 'The thing that is changed, and what follows.', 'h2 + p'],
    ['Fields', 'The first one gets the focus.', 'textarea', 'end'],
    ['Buttons', 'Cancel, then the main one.', '[class*=footer]'],
  ],
  states: {
    Open: <StoryFrame story="fields" height={460} />,
    Loading: <StoryFrame story="busy" height={460} />,
    Error: <StoryFrame story="failed" height={560} />,
    Danger: <StoryFrame story="danger" height={360} />,
    'On a phone': <StoryFrame story="narrow" width={320} height={560} />,
  },
  without: ['disabled'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button', 'IconButton'] },
  keyboard: [
    ['Enter', 'In a field of one line, sends the form.'],
    ['Escape', 'Closes it; its owner keeps what was typed.'],
    ['Tab Shift+Tab', 'Move among the controls of the dialog, and never out of it.'],
  ],
  content: [
    'The busy label is the verb going on: Saving...',
    'The title of a failure says what did not happen: The stock was not changed.',
  ],
  story: 'fields',
});
