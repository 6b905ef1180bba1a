import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { TrashIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { picture } from '../sample-pictures.ts';
import { guide } from './item-row.guide.tsx';
import { ItemList, ItemRow } from './item-row.tsx';

const meta = {
  title: 'Components/ItemRow (list item, gift row)',
  id: 'components-itemrow',
  component: ItemRow,
  parameters: { docs: { page: guide } },
  args: { name: 'Hand-cast brass lamp', price: '₹2,499', imageUrl: picture('lamp') },
} satisfies Meta<typeof ItemRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { quantity: '1/3' },
  render: (args) => (
    <ItemList label="Registry items">
      <ItemRow {...args} />
    </ItemList>
  ),
};

export const ForGuests: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ItemList label="Registry items">
      <ItemRow
        name="Hand-cast brass lamp with five wicks"
        meta="Moradabad Metalworks"
        price="₹2,499"
        quantity="1/3"
        imageUrl={picture('lamp')}
        actions={
          <>
            <Button variant="primary">Purchase</Button>
            <Button>Contribute</Button>
          </>
        }
      />
      <ItemRow
        name="Block-printed quilt"
        meta="Sanganer Studio"
        price="₹14,199"
        quantity="0/1"
        imageUrl={picture('quilt')}
        progress={
          <Progress
            label="Contributed to the Block-printed quilt"
            value={6000}
            max={14199}
            valueText="₹6,000 of ₹14,199 pledged"
          />
        }
        actions={<Button variant="primary">Contribute</Button>}
      />
      <ItemRow
        name="Tea set for six"
        meta="chaiwala.example"
        price="₹3,200"
        quantity="1/1"
        imageUrl={picture('tea')}
        badges={<Badge tone="success">Purchased</Badge>}
        muted
        wrapped="before"
      />
    </ItemList>
  ),
};

export const ForHosts: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ItemList label="From Tohfa Catalogue" columns={['Product', 'Price', 'Quantity', 'Total']}>
      <ItemRow
        name="Hand-cast brass lamp with five wicks"
        meta="Moradabad Metalworks"
        note="The larger one, please. We light it every Diwali."
        controls={<Button size="sm">Edit note</Button>}
        price="₹2,499"
        total="₹7,497"
        quantity={
          <QuantityStepper
            label="Quantity of Hand-cast brass lamp"
            value={3}
            onValueChange={fn()}
          />
        }
        imageUrl={picture('lamp')}
        corner={
          <IconButton label="Remove Hand-cast brass lamp" variant="danger">
            <TrashIcon />
          </IconButton>
        }
      />
      <ItemRow
        name="Weekend in the hills"
        meta="From an external website"
        price="Price on request"
        total="Price on request"
        imageUrl={null}
        quantity={
          <QuantityStepper
            label="Quantity of Weekend in the hills"
            value={1}
            onValueChange={fn()}
          />
        }
        corner={
          <IconButton label="Remove Weekend in the hills" variant="danger">
            <TrashIcon />
          </IconButton>
        }
      />
    </ItemList>
  ),
};

export const Reserved: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ItemList label="Registry items">
      <ItemRow
        name="Wall clock"
        meta="clocks.example"
        price="$49.99"
        quantity="0/1"
        imageUrl={picture('clock')}
        href="#clock"
        badges={<Badge tone="warning">Reserved</Badge>}
        actions={
          <Button variant="primary" disabled>
            Purchase
          </Button>
        }
      />
    </ItemList>
  ),
};

const giftsOfGallery = (
  <>
    <ItemRow
      name="Two-seat balcony swing with brass chains"
      meta="Aanganika"
      note="We would love to sit there every evening."
      price="₹58,500"
      quantity="0/1"
      imageUrl={picture('lamp')}
      large
      badges={<Badge>Still needed</Badge>}
      actions={<Button variant="primary">Purchase</Button>}
    />
    <ItemRow
      name="Hand-cast brass lamp"
      meta="Moradabad Metalworks"
      price="₹2,499"
      quantity="1/3"
      imageUrl={picture('clock')}
      badges={<Badge>1 of 3 given</Badge>}
      actions={<Button variant="primary">Purchase</Button>}
    />
    <ItemRow
      name="Tea set for six"
      price="₹3,200"
      quantity="1/1"
      imageUrl={picture('tea')}
      muted
      wrapped="before"
      badges={<Badge tone="success">Given</Badge>}
    />
  </>
);

export const Gallery: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ItemList label="Registry items" look="gallery">
      {giftsOfGallery}
    </ItemList>
  ),
};

export const NarrowCards: Story = {
  parameters: { controls: { disable: true } },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <ItemList label="Registry items" look="cards">
      {giftsOfGallery}
    </ItemList>
  ),
};

export const Narrow: Story = {
  ...ForHosts,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
