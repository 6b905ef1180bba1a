import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Badge, CountBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FilterIcon, GiftIcon, PlusIcon } from '../icon/icon.tsx';
import { Cluster, Grid, Page, Section, Stack } from '../layout/layout.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { picture } from './pictures.ts';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screens.module.css';

const meta = {
  title: 'Screens/Product grid',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PRODUCTS = [
  {
    name: 'Hand-cast brass lamp with five wicks',
    brand: 'Moradabad Metalworks',
    price: '₹2,499',
    drawing: 'lamp',
  },
  { name: 'Block-printed quilt', brand: 'Sanganer Studio', price: '₹14,199', drawing: 'quilt' },
  { name: 'Tea set for six', brand: 'Jaipur Blue Pottery', price: '₹1,850', drawing: 'tea' },
  { name: 'Tall glazed vase', brand: 'Khurja Kilns', price: '₹3,200', drawing: 'vase' },
  {
    name: 'Picnic basket of woven cane',
    brand: 'Barak Valley Crafts',
    price: '₹4,650',
    drawing: 'basket',
  },
  { name: 'Wall clock', brand: 'Navrang', price: '₹1,41,999', drawing: 'clock' },
] as const;

const addButton = (
  <Button size="sm" startIcon={<PlusIcon />}>
    Add
  </Button>
);

export const Loaded: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <div className={styles.catalogueHead}>
          <SearchField value="" onValueChange={fn()} placeholder="Search for a gift" />
          <Cluster>
            <Button startIcon={<FilterIcon />}>Filters</Button>
            <Button
              startIcon={<GiftIcon />}
              endIcon={<CountBadge count={3} label="items in your registry" />}
            >
              Registry
            </Button>
          </Cluster>
        </div>
        <Stack gap={7}>
          <Section title="All Products">
            <Grid>
              {PRODUCTS.map(({ drawing, ...product }, index) => (
                <ProductCard
                  key={product.name}
                  {...product}
                  imageUrl={picture(drawing)}
                  href="#product"
                  badge={index === 3 ? <Badge>Out of Stock</Badge> : undefined}
                  action={addButton}
                  eager
                />
              ))}
            </Grid>
          </Section>
          <LoadMore shown={6} total={24} noun="products" onLoadMore={fn()} />
        </Stack>
      </Page>
    </ScreenFrame>
  ),
};

export const OnAPhone: Story = {
  ...Loaded,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const NothingFound: Story = {
  render: () => (
    <ScreenFrame>
      <Page>
        <SearchField value="chandelier" onValueChange={fn()} />
        <EmptyState
          title="No products found"
          action={<Button>Clear all filters</Button>}
          headingLevel={1}
        >
          No products found for &quot;chandelier&quot;. Try a different search term or adjust your
          filters.
        </EmptyState>
      </Page>
    </ScreenFrame>
  ),
};
