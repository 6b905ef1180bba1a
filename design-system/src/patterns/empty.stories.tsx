import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Page, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { SearchField } from '../search-field/search-field.tsx';

/** Use it when a list has no entries yet, or none for the filters: it names what is missing.
 *
 * One button is the first step. After a search, the step is to widen it. */
const meta = {
  title: 'Patterns/Empty (zero state, no results)',
  id: 'patterns-empty',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstUse: Story = {
  render: () => (
    <Page>
      <PageHeading title="Created Registries" />
      <EmptyState
        title="Your Registry is Empty"
        action={<Button variant="primary">Browse Products</Button>}
      >
        Choose from the catalogue or paste a link from any shop.
      </EmptyState>
    </Page>
  ),
};

export const NothingFound: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="From our catalogue" />
        <SearchField value="golden elephant" onValueChange={() => undefined} />
        <EmptyState
          title="No products found"
          drawing={null}
          action={<Button>Clear filters</Button>}
        >
          Try adjusting your filters to see more items.
        </EmptyState>
      </Stack>
    </Page>
  ),
};
