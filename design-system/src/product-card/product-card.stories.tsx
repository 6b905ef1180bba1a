import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PlusIcon } from '../icon/icon.tsx';
import { Grid } from '../layout/layout.tsx';
import { picture } from '../screens/pictures.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: { name: 'Hand-cast brass lamp', price: 2499, imageUrl: picture('lamp') },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = (
  <Button size="sm" startIcon={<PlusIcon />} onClick={fn()}>
    Add
  </Button>
);

export const InAGrid: Story = {
  render: () => (
    <Grid>
      <ProductCard
        name="Hand-cast brass lamp with five wicks"
        brand="Moradabad Metalworks"
        price={2499}
        imageUrl={picture('lamp')}
        href="#lamp"
        action={add}
        headingLevel={2}
      />
      <ProductCard
        name="Block-printed quilt"
        brand="Sanganer Studio"
        price={141999}
        imageUrl={picture('quilt')}
        href="#quilt"
        action={add}
        headingLevel={2}
      />
      <ProductCard
        name="Tea set for six"
        price={0}
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
