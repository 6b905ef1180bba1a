import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ItemList, ItemRow } from '../item-row/item-row.tsx';
import { Page } from '../layout/layout.tsx';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { Price } from '../price/price.tsx';
import { picture } from '../sample-pictures.ts';
import { Sheet } from '../sheet/sheet.tsx';

function GiftWithSheet({ opened = false }: { opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  return (
    <Page>
      <PageHeading title="Asha and Rohan’s wedding" />
      <ItemList label="Gifts">
        <ItemRow
          name="Hand-cast brass lamp"
          headingLevel={2}
          price="₹2,499"
          imageUrl={picture('lamp')}
          actions={<Button onClick={() => setOpen(true)}>Look closer</Button>}
        />
      </ItemList>
      <Sheet
        layer={{ open, onOpenChange: setOpen }}
        title="Hand-cast brass lamp"
        lead={<LazyImage src={picture('lamp')} alt="" ratio="4 / 3" fit="contain" />}
        footer={
          <>
            <Button variant="primary">Purchase</Button>
            <Button>Contribute</Button>
          </>
        }
      >
        <Price size="lg">₹2,499</Price>
        <div>
          <Badge>2 of 3 left</Badge>
        </div>
        <p>Cast by hand in Moradabad, and polished with tamarind.</p>
      </Sheet>
    </Page>
  );
}

/** Use it to look closer at one thing of a list without leaving the list: picture, facts, two buttons.
 *
 * Closing returns to the same place. What has an address of its own is a page; a question is a dialog. */
const meta = {
  title: 'Patterns/Sheet (detail panel, quick view)',
  id: 'patterns-sheet',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { render: () => <GiftWithSheet /> };

export const Open: Story = {
  tags: ['!autodocs'],
  render: () => <GiftWithSheet opened />,
};
