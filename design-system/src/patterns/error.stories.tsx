import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Page, Stack } from '../layout/layout.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';

/** Use it when a part of the page failed to load: it names the part, the reason and the way on.
 *
 * The rest of the page keeps working. A failed action shows a toast instead, and loses nothing typed. */
const meta = {
  title: 'Patterns/Error (failure, offline, retry)',
  id: 'patterns-error',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartOfAPage: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Created Registries" lede="Everything you celebrate, in one place." />
        <LoadFailure
          title="Failed to load your registries."
          error={new Error('You seem to be offline. Check your connection and try again.')}
          onRetry={() => undefined}
        />
      </Stack>
    </Page>
  ),
};
