import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For words that only screen readers need, where a sign says it to the eye.'],
  avoid: ['For words that help everybody: show them.', 'For the name of a button: its label.'],
  comparisons: [
    {
      do: (
        <p>
          <span aria-hidden="true">1/3</span>
          <VisuallyHidden>1 of 3 purchased</VisuallyHidden>
        </p>
      ),
      because: 'The eye reads 1/3, the ear hears words.',
      dont: (
        <p>
          <VisuallyHidden>Required. </VisuallyHidden>Name
        </p>
      ),
      butNot: 'Who sees needs to know that, too.',
    },
  ],
  example: (
    <p>
      <span aria-hidden="true">1/3</span>
      <VisuallyHidden>1 of 3 purchased</VisuallyHidden>
    </p>
  ),
  anatomy: [
    ['Sign', 'Hidden from screen readers.', 'p > span', 'top'],
    ['Words', 'One pixel, read aloud.', 'span + span', 'bottom'],
  ],
  states: {
    Default: (
      <p>
        <span aria-hidden="true">1/3</span>
        <VisuallyHidden>1 of 3 purchased</VisuallyHidden>
      </p>
    ),
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus.',
  content: ['Whole words, as one would say them.'],
});
