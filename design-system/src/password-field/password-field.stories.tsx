import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { StrengthMeter } from '../strength-meter/strength-meter.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows what was typed, and hides it again. */
export const ShowAndHide: Story = {
  args: { defaultValue: 'marigold' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WithMeter: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'Marigold7',
    meter: <StrengthMeter score={4} hint="Add a symbol" />,
  },
};

export const WithError: Story = { args: { error: 'Password is required' } };
