import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Card } from './card.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['To hold together what belongs to one subject: a registry, an address, a set of settings.'],
  avoid: [
    'Around everything: a page of boxes has no order.',
    'For a product with picture and price: ProductCard.',
    'For a message: Alert.',
  ],
  comparisons: [
    {
      do: (
        <Card>
          <Stack gap={2}>
            <h3>Delivery</h3>
            <p>Everything is sent to your address.</p>
            <div>
              <Button size="sm">Change</Button>
            </div>
          </Stack>
        </Card>
      ),
      because: 'One subject with its heading and its action.',
      dont: (
        <Card>
          <Card tone="sunken">
            <Card>
              <p>Everything is sent to your address.</p>
            </Card>
          </Card>
        </Card>
      ),
      butNot: 'Boxes in boxes say nothing about what belongs together.',
    },
  ],
  example: (
    <Card>
      <Stack gap={2}>
        <h3>Asha and Rohan’s wedding</h3>
        <p>Saturday, November 21, 2026</p>
      </Stack>
    </Card>
  ),
  anatomy: [
    ['Edge', 'A fine line; paper also has a shadow.', 'div', 'end'],
    ['Heading', 'Names the subject.', 'h3'],
    ['Content', 'Anything; the card sets only its padding.', 'p', 'bottom'],
  ],
  states: {
    Paper: <Card>Raised above the page.</Card>,
    Sunken: <Card tone="sunken">Recedes into the page.</Card>,
    Accent: <Card tone="accent">Draws attention.</Card>,
    Small: <Card padding="sm">1rem of padding.</Card>,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus; the controls in it do.',
  content: ['A heading names the subject, not the box.', 'One main action, at the end.'],
});
