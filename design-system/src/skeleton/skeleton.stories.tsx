import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack } from '../layout/layout.tsx';
import { guide } from './skeleton.guide.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton (placeholder, shimmer)',
  id: 'components-skeleton',
  component: Skeleton,
  parameters: { docs: { page: guide } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cards: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid>
      {[1, 2, 3].map((card) => (
        <Stack key={card}>
          <Skeleton shape="picture" />
          <Skeleton lines={2} />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Shapes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={5}>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
      <Skeleton shape="circle" />
      <Skeleton shape="block" />
    </Stack>
  ),
};
