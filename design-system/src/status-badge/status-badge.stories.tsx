import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/layout.tsx';
import { guide } from './status-badge.guide.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Components/StatusBadge (draft, published)',
  id: 'components-statusbadge',
  component: StatusBadge,
  parameters: { docs: { page: guide } },
  args: { status: 'draft' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Statuses: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      <StatusBadge status="draft" />
      <StatusBadge status="published" />
      <StatusBadge status="completed" />
    </Cluster>
  ),
};
