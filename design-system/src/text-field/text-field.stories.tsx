import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { guide } from './text-field.guide.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField (input, textbox, date)',
  id: 'components-textfield',
  component: TextField,
  parameters: { docs: { page: guide } },
  args: { label: 'Registry name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Asha and Rohan’s wedding', hint: 'Guests see it at the top of the page.' },
};

export const Filled: Story = { args: { defaultValue: 'Asha and Rohan’s wedding' } };

export const WithError: Story = {
  args: { error: 'Registry name is required' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Registry name');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Registry name is required');
  },
};

export const WithSlot: Story = {
  args: { label: 'Phone', startSlot: '+91', inputMode: 'tel', maxLength: 13, optional: true },
};

export const Date: Story = {
  args: { label: 'Event date', type: 'date', defaultValue: '2026-12-12' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Housewarming' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Housewarming' } };

export const HiddenLabel: Story = {
  args: { hideLabel: true, placeholder: 'Paste the address of a gift' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Registry name')).toBeVisible();
  },
};
