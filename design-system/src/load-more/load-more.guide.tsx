import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Button } from '../button/button.tsx';
import { LoadMore } from './load-more.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['At the end of a list that is loaded in parts.'],
  avoid: [
    'For lists that fit on two screens: load them at once.',
    'For tables with an order: pages.',
  ],
  comparisons: [
    {
      do: <LoadMore shown={9} total={24} noun="products" onLoadMore={() => undefined} />,
      because: 'Everybody sees how much is left.',
      dont: <Button>More</Button>,
      butNot: 'More of what, and how many?',
    },
  ],
  example: <LoadMore shown={9} total={24} noun="products" onLoadMore={() => undefined} />,
  anatomy: [
    ['Summary', 'Announced after each press; gets the focus at the end.', '[role=status]'],
    ['Progress', 'The shown part.', 'progress', 'end'],
    ['Button', 'Disappears at the end of the list.', 'button'],
  ],
  states: {
    ...forcedStates(<LoadMore shown={9} total={24} noun="gifts" onLoadMore={() => undefined} />),
    Loading: <LoadMore shown={9} total={24} noun="gifts" busy onLoadMore={() => undefined} />,
    Complete: <LoadMore shown={24} total={24} noun="gifts" onLoadMore={() => undefined} />,
  },
  without: ['disabled', 'error'],
  keyboard: [
    [
      'Enter Space',
      'Load more; the focus stays on the button, and moves to the summary at the end.',
    ],
  ],
  content: [
    'LOAD MORE is in capitals, as in the specification.',
    'The noun is in the plural: products, posts.',
  ],
});
