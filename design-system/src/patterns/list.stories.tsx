import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge, CountBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { FilterIcon, PlusIcon, TrashIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ItemList, ItemRow } from '../item-row/item-row.tsx';
import { Cluster, Grid, Page, Section, Stack } from '../layout/layout.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { Progress } from '../progress/progress.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { picture } from '../sample-pictures.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';

const SORTS = [{ value: 'Price: Low to High' }, { value: 'Newest First' }];

const LAMP = { name: 'Hand-cast brass lamp', price: '₹2,499', imageUrl: picture('lamp') };
const QUILT = { name: 'Block-printed quilt', price: '₹14,199', imageUrl: picture('quilt') };
const TEA_SET = { name: 'Tea set for six', price: '₹3,200', imageUrl: picture('tea') };

/** Use it for things of one kind: name first, then state and figures, actions at the end. Gifts stand in rows, products in a
 * grid.
 *
 * The count is said in words, the rest loads on demand, and each row is a heading for screen readers. */
const meta = {
  title: 'Patterns/List (rows, grid, pagination)',
  id: 'patterns-list',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForGuests: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Asha and Rohan’s wedding" lede="3 of 8 gifts are taken care of." />
        <Section
          title={
            <>
              Gifts <CountBadge count={8} label="gifts" />
            </>
          }
          actions={
            <Cluster>
              <Button startIcon={<FilterIcon />}>Filters</Button>
              <SelectField label="Sort by" hideLabel size="compact" options={SORTS} />
            </Cluster>
          }
        >
          <ItemList label="Gifts">
            <ItemRow
              {...LAMP}
              quantity="1/3"
              actions={<Button variant="primary">Purchase</Button>}
            />
            <ItemRow
              {...QUILT}
              quantity="0/1"
              progress={
                <Progress
                  label="Contributed to the Block-printed quilt"
                  value={6000}
                  max={14_199}
                  valueText="₹6,000 of ₹14,199 pledged"
                />
              }
              actions={<Button variant="primary">Contribute</Button>}
            />
            <ItemRow
              {...TEA_SET}
              quantity="1/1"
              muted
              badges={<Badge tone="success">Purchased</Badge>}
            />
          </ItemList>
        </Section>
        <LoadMore shown={3} total={8} noun="gifts" onLoadMore={() => undefined} />
      </Stack>
    </Page>
  ),
};

export const ForHosts: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Your registry" />
        <Section title="From our catalogue">
          <ItemList label="From our catalogue">
            {[LAMP, QUILT].map((item) => (
              <ItemRow
                key={item.name}
                {...item}
                total={item.price}
                quantity={
                  <QuantityStepper
                    label={`Quantity of ${item.name}`}
                    value={1}
                    onValueChange={() => undefined}
                  />
                }
                corner={
                  <IconButton label={`Remove ${item.name}`} variant="danger">
                    <TrashIcon />
                  </IconButton>
                }
              />
            ))}
          </ItemList>
        </Section>
      </Stack>
    </Page>
  ),
};

export const Products: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="From our catalogue" />
        <SearchField value="" onValueChange={() => undefined} placeholder="Search for a gift" />
        <Section title="All Products" actions={<Button startIcon={<FilterIcon />}>Filters</Button>}>
          <Grid min="sm">
            {[LAMP, QUILT, TEA_SET].map((product) => (
              <ProductCard
                key={product.name}
                {...product}
                href="#product"
                action={
                  <Button size="sm" startIcon={<PlusIcon />}>
                    Add
                  </Button>
                }
              />
            ))}
          </Grid>
        </Section>
        <LoadMore shown={3} total={24} noun="products" onLoadMore={() => undefined} />
      </Stack>
    </Page>
  ),
};
