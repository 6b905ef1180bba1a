import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { guide } from './empty-state.guide.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState (zero state, no results)',
  id: 'components-emptystate',
  component: EmptyState,
  parameters: { docs: { page: guide } },
  args: { title: 'Your Registry is Empty' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    children: 'Choose from the catalogue or paste a link from any shop.',
    action: <Button variant="primary">Browse Products</Button>,
  },
};

export const NoDrawing: Story = {
  args: {
    title: 'No products found',
    children: 'Try adjusting your filters to see more items.',
    drawing: null,
  },
};
