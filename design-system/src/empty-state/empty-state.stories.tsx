import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
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
