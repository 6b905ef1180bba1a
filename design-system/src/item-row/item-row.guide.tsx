import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { picture } from '../sample-pictures.ts';
import { ItemList, ItemRow } from './item-row.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a gift in a registry, for guests and for hosts.'],
  avoid: [
    'For products in a grid: ProductCard.',
    'For rows without picture and figures: a table or a Card.',
  ],
  comparisons: [
    {
      do: (
        <ItemList label="Gifts">
          <ItemRow
            name="Brass lamp"
            price="₹2,499"
            quantity="1/3"
            imageUrl={picture('lamp')}
            headingLevel={4}
            actions={<Button variant="primary">Purchase</Button>}
          />
        </ItemList>
      ),
      because: 'One main action, at the end.',
      dont: (
        <ItemList label="Gifts">
          <ItemRow
            name="Brass lamp"
            price="₹2,499"
            quantity="1/3"
            imageUrl={picture('lamp')}
            headingLevel={4}
            actions={
              <>
                <Button variant="primary">Purchase</Button>
                <Button variant="primary">Contribute</Button>
                <Button variant="primary">View</Button>
              </>
            }
          />
        </ItemList>
      ),
      butNot: 'Three main actions in each row of a long list.',
    },
  ],
  example: (
    <ItemList label="Gifts">
      <ItemRow
        name="Hand-cast brass lamp"
        meta="Moradabad Metalworks"
        price="₹2,499"
        quantity="1/3"
        imageUrl={picture('lamp')}
        headingLevel={4}
        badges={<Badge tone="warning">Reserved</Badge>}
        actions={<Button variant="primary">Purchase</Button>}
      />
    </ItemList>
  ),
  anatomy: [
    ['Picture', '96 px, or 80 px in narrow lists.', 'img'],
    ['Name', 'A heading, linked where the gift has a page.', 'h4', 'top'],
    ['Badges', 'The state of the gift.', '[class*=badges]', 'bottom'],
    ['Figures', 'Price, quantity and total, each with its name.', 'dl', 'top'],
    ['Actions', 'The main one first.', 'button', 'end'],
  ],
  states: {
    ...forcedStates(
      <ItemList>
        <ItemRow
          name="Brass lamp"
          price="₹2,499"
          imageUrl={picture('lamp')}
          href="#lamp"
          headingLevel={4}
        />
      </ItemList>,
      'h4 a',
    ),
    'No longer available': (
      <ItemList>
        <ItemRow
          name="Tea set"
          price="₹3,200"
          imageUrl={picture('tea')}
          headingLevel={4}
          muted
          badges={<Badge tone="success">Purchased</Badge>}
        />
      </ItemList>
    ),
    'In a gallery': (
      <ItemList look="gallery">
        <ItemRow
          name="Tea set"
          price="₹3,200"
          imageUrl={picture('tea')}
          headingLevel={4}
          badges={<Badge>Still needed</Badge>}
        />
      </ItemList>
    ),
    'Without a picture': (
      <ItemList>
        <ItemRow
          name="Weekend in the hills"
          price="Price on request"
          imageUrl={null}
          headingLevel={4}
        />
      </ItemList>
    ),
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    [
      'Tab',
      'Moves to the name, where it is a link, then to its controls. The picture is no stop of its own.',
    ],
  ],
  content: [
    'The name as in the shop, shortened by the host, not by us.',
    'Quantities are given of wanted: 1/3.',
  ],
  story: 'for-guests',
});
