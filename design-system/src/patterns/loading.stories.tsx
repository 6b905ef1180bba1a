import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Page, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Use it while the content of a page loads for the first time: outlines in the shape of what will come.
 *
 * The heading stands at once, one label is announced, and nothing moves when the content arrives. */
const meta = {
  title: 'Patterns/Loading (skeleton, placeholder)',
  id: 'patterns-loading',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: () => (
    <Page>
      <Stack gap={5}>
        <PageHeading title="From our catalogue" />
        <div role="status">
          <VisuallyHidden>Loading products...</VisuallyHidden>
          <Grid min="sm">
            {[1, 2, 3, 4].map((card) => (
              <Stack key={card}>
                <Skeleton shape="picture" />
                <Skeleton lines={2} />
              </Stack>
            ))}
          </Grid>
        </div>
      </Stack>
    </Page>
  ),
};
