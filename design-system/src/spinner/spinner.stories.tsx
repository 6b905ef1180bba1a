import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/layout.tsx';
import { guide } from './spinner.guide.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner (loader, activity indicator)',
  id: 'components-spinner',
  component: Spinner,
  parameters: { docs: { page: guide } },
  args: { label: 'Loading registry...' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster gap={6}>
      <Spinner size="sm" label="Loading" />
      <Spinner size="md" label="Loading" />
      <Spinner size="lg" label="Loading" />
    </Cluster>
  ),
};

export const WithLabel: Story = { args: { showLabel: true } };
