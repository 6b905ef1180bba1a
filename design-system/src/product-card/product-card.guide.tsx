import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { picture } from '../sample-pictures.ts';
import { ProductCard } from './product-card.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a product in a grid of the catalogue.'],
  avoid: ['For a gift in a registry: ItemRow.', 'For anything without a price: Card.'],
  comparisons: [
    {
      do: (
        <ProductCard
          name="Brass lamp"
          price="₹2,499"
          imageUrl={picture('lamp')}
          headingLevel={4}
          action={<Button size="sm">Add</Button>}
        />
      ),
      because: 'Picture, name, price and one action.',
      dont: (
        <ProductCard
          name="Brass lamp"
          price="₹2,499"
          imageUrl={picture('lamp')}
          headingLevel={4}
          badge={
            <>
              <Badge tone="danger">Hot</Badge> <Badge tone="warning">New</Badge>{' '}
              <Badge tone="info">Sale</Badge>
            </>
          }
        />
      ),
      butNot: 'Three badges shout each other down.',
    },
  ],
  example: (
    <div style={{ maxInlineSize: '16rem' }}>
      <ProductCard
        name="Hand-cast brass lamp"
        brand="Moradabad Metalworks"
        price="₹2,499"
        imageUrl={picture('lamp')}
        headingLevel={4}
        badge={<Badge tone="accent">External Product</Badge>}
        action={<Button size="sm">Add</Button>}
      />
    </div>
  ),
  anatomy: [
    ['Badge', 'One at most.', '[class*=badge]', 'end'],
    ['Picture', 'Square.', 'img'],
    ['Brand', 'The maker or shop.', '[class*=brand]', 'end'],
    ['Name', 'A link that covers the card.', 'h4'],
    ['Price', 'Formatted by the page.', '[class*=price]', 'start'],
    ['Action', 'Stays separate from the link.', 'button', 'end'],
  ],
  states: {
    ...forcedStates(
      <ProductCard
        name="Brass lamp"
        price="₹2,499"
        imageUrl={picture('lamp')}
        href="#lamp"
        headingLevel={4}
      />,
    ),
    'Without a picture': (
      <ProductCard
        name="Tea set for six"
        price="Price on request"
        imageUrl={null}
        headingLevel={4}
        badge={<Badge>Out of Stock</Badge>}
      />
    ),
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to the name, then to the action.'],
    ['Enter', 'Follows the link, or presses the action.'],
  ],
  content: ['The name as in the shop, on two lines at most.', 'The action is one word: Add.'],
});
