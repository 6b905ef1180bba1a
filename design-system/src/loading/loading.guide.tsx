import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Loading } from './loading.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: ['In place of a text that loads, such as a list of settings.'],
  avoid: ['For pictures and cards: Skeleton in their shape.', 'For an action: a busy Button.'],
  comparisons: [
    {
      do: <Loading label="Loading your devices..." lines={3} />,
      because: 'About as many lines as will come.',
      dont: <Loading label="Please wait" lines={1} />,
      butNot: 'One line makes room for nothing, and the page jumps.',
    },
  ],
  example: <Loading label="Loading your devices..." lines={4} />,
  anatomy: [
    ['Lines', 'The outline of the text; the last is shorter.', '[data-shape]'],
    ['Label', 'For screen readers only.', '[role=status]', 'end'],
  ],
  states: {
    Loading: <Loading label="Loading your devices..." lines={4} />,
    'Two lines': <Loading label="Loading your devices..." lines={2} />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'error'],
  keyboard: 'It takes no focus.',
  content: ['Loading, the name of the data, and three dots.'],
});
