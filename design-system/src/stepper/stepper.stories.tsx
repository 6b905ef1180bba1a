import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1 } };

export const Second: Story = {
  args: {
    steps: [{ label: 'Registry', href: '#registry' }, { label: 'Delivery' }, { label: 'Share' }],
  },
};

export const AllDone: Story = { args: { current: 4 } };
