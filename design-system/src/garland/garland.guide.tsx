import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Card } from '../card/card.tsx';
import { Garland } from './garland.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['Above a celebration: the page of a registry, a success.'],
  avoid: ['On forms, lists and in the admin area.', 'More than once on a page.'],
  comparisons: [
    {
      do: (
        <Card>
          <Garland />
          <h3>Asha and Rohan’s wedding</h3>
        </Card>
      ),
      because: 'It hangs above the name of the celebration.',
      dont: (
        <Card>
          <h3>Change your password</h3>
          <Garland />
        </Card>
      ),
      butNot: 'Nothing to celebrate, and it hangs below.',
    },
  ],
  example: <Garland />,
  anatomy: [
    ['Marigolds', 'In two tones, along an arc.', 'svg', 'top'],
    ['Mango leaves', 'Between the arcs.', 'svg', 'bottom'],
  ],
  states: { Default: <Garland /> },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus, and screen readers pass over it.',
  content: ['Decoration only: it stands beside words, never for them.'],
});
