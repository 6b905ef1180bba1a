import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the result of an action somewhere on the page: saved, copied, failed.',
    'To offer Undo after an action.',
  ],
  avoid: [
    'For a wrong field: its error.',
    'For what must be known later: say it in the page, too, with Alert.',
    'For a question: Dialog.',
  ],
  comparisons: [
    {
      do: <StoryFrame story="types" height={600} />,
      because: 'It says what happened, and what to do when it failed.',
      dont: <StoryFrame story="vague" height={600} />,
      butNot: 'Success of what? And it repeats what everybody can see.',
    },
  ],
  example: <StoryFrame story="types" height={600} />,
  anatomy: [
    ['Icon', 'Repeats the meaning, so that colour is not the only sign.', 'li svg'],
    ['Title', 'What happened, in one line where it fits.', 'li p', 'top'],
    ['Close button', 'Always there.', '[aria-label=Dismiss]', 'end'],
    ['Description', 'The reason and the way on.', '[class*=description]', 'end'],
    ['Action', 'One at most: Undo or Try again.', '[class*=action]', 'bottom'],
  ],
  states: {
    'Info, success, warning and error': <StoryFrame story="types" height={620} />,
    'On a phone': <StoryFrame story="on-a-phone" width={320} height={620} />,
  },
  without: ['disabled', 'loading'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Button', 'IconButton'] },
  keyboard: [
    ['Tab', 'Moves to the buttons of the newest toast; its time stands still meanwhile.'],
    ['Enter Space', 'Press them. The focus returns to where it was.'],
  ],
  content: [
    'A title of a few words, with the capitals of the specification: Added to Registry.',
    'Name the thing: Brass lamp removed, not Item removed.',
    'Errors say what to do next.',
  ],
  story: 'types',
});
