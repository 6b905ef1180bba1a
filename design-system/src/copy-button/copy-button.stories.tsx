import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './copy-button.guide.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton (clipboard)',
  id: 'components-copy-button',
  component: CopyButton,
  parameters: { docs: { page: guide } },
  args: { text: '12 MG Road, Pune 411001', children: 'Copy the address' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const Primary: Story = { args: { variant: 'primary', children: undefined } };
