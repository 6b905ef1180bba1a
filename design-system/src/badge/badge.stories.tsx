import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/layout.tsx';
import { Badge, CountBadge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'External Product' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Cluster>
      <Badge>Out of Stock</Badge>
      <Badge tone="accent">External Product</Badge>
      <Badge tone="success">Purchased</Badge>
      <Badge tone="warning">Reserved</Badge>
      <Badge tone="danger">Revoked</Badge>
      <Badge tone="info">New</Badge>
    </Cluster>
  ),
};

export const Counts: Story = {
  render: () => (
    <Cluster>
      <CountBadge count={3} label="items in your registry" />
      <CountBadge count={99} label="items in your registry" />
      <CountBadge count={140} label="items in your registry" />
    </Cluster>
  ),
};
