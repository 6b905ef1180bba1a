import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/layout.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'draft' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  render: () => (
    <Cluster>
      <StatusBadge status="draft" />
      <StatusBadge status="published" />
      <StatusBadge status="completed" />
    </Cluster>
  ),
};
