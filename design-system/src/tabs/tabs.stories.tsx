import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './tabs.guide.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs (tab bar, segmented control)',
  id: 'components-tabs',
  component: Tabs,
  parameters: { docs: { page: guide } },
  args: {
    label: 'Ways in',
    onValueChange: fn(),
    tabs: [
      { value: 'login', label: 'Login', panel: <p>Welcome back. Your registries are waiting.</p> },
      { value: 'signup', label: 'Sign Up', panel: <p>Create your first registry in a minute.</p> },
      { value: 'code', label: 'Email OTP', panel: <p>We send a six-digit code.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underline: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // The old panel leaves a moment later.
    const panel = await canvas.findByRole('tabpanel', { name: 'Sign Up' });
    await expect(panel).toHaveTextContent('Create your first registry');
    await expect(args.onValueChange).toHaveBeenCalledWith('signup');
  },
};

export const Pill: Story = { args: { variant: 'pill' } };

export const WithDisabled: Story = {
  args: {
    tabs: [
      { value: 'all', label: 'All gifts', panel: <p>Everything on the list.</p> },
      { value: 'received', label: 'Received', disabled: true },
      { value: 'open', label: 'Still open', panel: <p>Gifts that are still available.</p> },
    ],
  },
};

export const Narrow: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    tabs: ['Overview', 'Order Management', 'Product Catalog', 'Notifications'].map((label) => ({
      value: label,
      label,
      panel: <p>{label}</p>,
    })),
  },
};
