import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '2.0.0',
  use: ['Before a change that nothing brings back, or that other people hear of.'],
  avoid: [
    'For a change that an undo brings back: make it, and offer the undo in a Toast.',
    'For a question with fields: FormDialog.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="question" height={360} />,
      because: 'The question names the thing, the text what follows, the button the verb.',
      dont: <StoryFrame story="vague" height={360} />,
      butNot: 'Nobody knows what Yes does without reading the page behind it again.',
    },
  ],
  example: <StoryFrame story="question" height={360} />,
  anatomy: [
    ['Question', 'Names the thing and the verb.', 'h2'],
    ['Description', 'The consequences, and who is told.', 'h2 + p'],
    ['Buttons', 'Cancel, then the verb.', '[class*=footer]'],
  ],
  states: {
    Open: <StoryFrame story="question" height={360} />,
    Loading: <StoryFrame story="busy" height={360} />,
    Error: <StoryFrame story="failed" height={460} />,
    Danger: <StoryFrame story="danger" height={360} />,
    'On a phone': <StoryFrame story="narrow" width={320} height={460} />,
  },
  without: ['disabled'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button', 'IconButton'] },
  keyboard: [
    ['Escape', 'Closes it, and nothing changes.'],
    ['Tab Shift+Tab', 'Move among the buttons of the dialog, and never out of it.'],
  ],
  content: [
    'The main button repeats the verb of the question: Give it back.',
    'The busy label is the verb going on: Giving back...',
  ],
  story: 'question',
});
