import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Button } from '../button/button.tsx';
import { GiftIcon, ShareIcon, StarIcon } from './icon.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'Beside a text, to find it again faster.',
    'Alone in an IconButton, when everybody knows it.',
  ],
  avoid: ['In place of words that nobody would guess.', 'As decoration: Garland or EmptyState.'],
  comparisons: [
    {
      do: <Button startIcon={<ShareIcon />}>Share Registry</Button>,
      because: 'The icon repeats the verb.',
      dont: <Button startIcon={<StarIcon />}>Share Registry</Button>,
      butNot: 'A star says something else than the text.',
    },
  ],
  example: <GiftIcon width={48} height={48} />,
  anatomy: [
    ['Line', '1.75 of 24 wide, with round ends.', 'path', 'top'],
    ['Box', '1.25 em, in the colour of the text.', 'svg'],
  ],
  states: {
    'In a text': (
      <p>
        <GiftIcon style={{ display: 'inline', verticalAlign: '-0.2em' }} /> 3 gifts
      </p>
    ),
    Large: <GiftIcon width={40} height={40} />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus, and screen readers pass over it.',
  content: [
    'One icon has one meaning in the whole product.',
    'The words beside it work without it.',
  ],
});
