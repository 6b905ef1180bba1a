import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { CheckIcon } from '../icon/icon.tsx';
import { Badge, CountBadge } from './badge.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the state of a thing in a word or two: Purchased, Reserved.',
    'As CountBadge, for a number on a button.',
  ],
  avoid: [
    'For something to press: Chip.',
    'For the status of a registry: StatusBadge.',
    'For a message: Alert.',
  ],
  comparisons: [
    {
      do: <Badge tone="success">Purchased</Badge>,
      because: 'One word, and a colour that means the same everywhere.',
      dont: <Badge tone="danger">Somebody else has bought this one already</Badge>,
      butNot: 'A sentence is no badge, and being bought is no danger.',
    },
  ],
  example: (
    <Badge tone="success" icon={<CheckIcon />}>
      Purchased
    </Badge>
  ),
  anatomy: [
    ['Icon', 'Only where it helps.', 'svg', 'top'],
    ['Text', 'A word or two, in the colour of the meaning.', 'span'],
  ],
  states: {
    Neutral: <Badge>Out of Stock</Badge>,
    Accent: <Badge tone="accent">External Product</Badge>,
    Success: <Badge tone="success">Purchased</Badge>,
    Warning: <Badge tone="warning">Reserved</Badge>,
    Danger: <Badge tone="danger">Revoked</Badge>,
    Info: <Badge tone="info">New</Badge>,
    Count: <CountBadge count={140} label="items" />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus.',
  content: ['A participle or an adjective: Purchased, Out of Stock.', 'A count stops at 99+.'],
});
