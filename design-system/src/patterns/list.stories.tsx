import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ItemList, ItemRow } from '../item-row/item-row.tsx';
import { Page, Section, Stack } from '../layout/layout.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { picture } from '../screens/pictures.ts';

const GIFTS = [
  { name: 'Hand-cast brass lamp', picture: 'lamp', price: '₹2,499', quantity: '1/3', taken: false },
  {
    name: 'Block-printed quilt',
    picture: 'quilt',
    price: '₹14,199',
    quantity: '0/1',
    taken: false,
  },
  { name: 'Tea set for six', picture: 'tea', price: '₹3,200', quantity: '1/1', taken: true },
] as const;

/** Use it for things of one kind in rows: name first, then state and figures, actions at the end.
 *
 * The count is said in words, the rest loads on demand, and each row is a heading for screen readers. */
const meta = {
  title: 'Patterns/List (rows, table, pagination)',
  id: 'patterns-list',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gifts: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Asha and Rohan’s wedding" lede="3 of 8 gifts are taken care of." />
        <Section title="Gifts">
          <ItemList label="Gifts">
            {GIFTS.map(({ taken, picture: name, ...gift }) => (
              <ItemRow
                key={gift.name}
                {...gift}
                imageUrl={picture(name)}
                muted={taken}
                badges={taken && <Badge tone="success">Purchased</Badge>}
                actions={!taken && <Button variant="primary">Purchase</Button>}
              />
            ))}
          </ItemList>
        </Section>
        <LoadMore shown={3} total={8} noun="gifts" onLoadMore={() => undefined} />
      </Stack>
    </Page>
  ),
};
