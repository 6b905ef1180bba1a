import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PlusIcon } from '../icon/icon.tsx';
import { Grid } from '../layout/layout.tsx';
import { picture } from '../sample-pictures.ts';
import { guide } from './product-card.guide.tsx';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Components/ProductCard (tile)',
  id: 'components-productcard',
  component: ProductCard,
  parameters: { docs: { page: guide } },
  args: { name: 'Hand-cast brass lamp', price: '₹2,499', imageUrl: picture('lamp') },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressed = fn();

const add = (
  <Button size="sm" startIcon={<PlusIcon />} onClick={fn()}>
    Add
  </Button>
);

export const Default: Story = {
  args: { headingLevel: 2, action: add },
  decorators: (Card) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Card />
    </div>
  ),
};

export const InAGrid: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid>
      <ProductCard
        name="Hand-cast brass lamp with five wicks"
        brand="Moradabad Metalworks"
        price="₹2,499"
        imageUrl={picture('lamp')}
        href="#lamp"
        action={add}
        headingLevel={2}
      />
      <ProductCard
        name="Block-printed quilt"
        brand="Sanganer Studio"
        price="₹1,41,999"
        imageUrl={picture('quilt')}
        href="#quilt"
        action={add}
        headingLevel={2}
      />
      <ProductCard
        name="Tea set for six"
        price="Price on request"
        imageUrl={null}
        href="#tea"
        badge={<Badge>Out of Stock</Badge>}
        action={
          <Button size="sm" disabled>
            Out of Stock
          </Button>
        }
        headingLevel={2}
      />
    </Grid>
  ),
};

export const External: Story = {
  args: {
    brand: 'lamps.example',
    price: '$49.99',
    href: '#lamp',
    headingLevel: 2,
    badge: <Badge tone="accent">External Product</Badge>,
    action: add,
  },
};

export const NoPicture: Story = {
  args: { imageUrl: null, price: 'Price on request', headingLevel: 2 },
};

export const TwoTargets: Story = {
  args: { href: '#lamp', headingLevel: 2, action: <Button onClick={pressed}>Add</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Hand-cast brass lamp' });
    const card = canvas.getByRole('article').getBoundingClientRect();
    const above = document.elementFromPoint(card.left + card.width / 2, card.top + 40);
    await expect(above).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  ...InAGrid,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
