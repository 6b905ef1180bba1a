import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StrengthMeter } from '../strength-meter/strength-meter.tsx';
import { guide } from './password-field.guide.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/PasswordField (secret)',
  id: 'components-passwordfield',
  component: PasswordField,
  parameters: { docs: { page: guide } },
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Disabled: Story = { args: { disabled: true, defaultValue: 'marigold' } };

export const Choosing: Story = {
  args: { autoComplete: 'new-password' },
  render: function Render(args) {
    const [length, setLength] = useState(0);
    return (
      <PasswordField
        {...args}
        onChange={(event) => setLength(event.target.value.length)}
        meter={length > 0 && <StrengthMeter score={Math.min(5, Math.floor(length / 2))} />}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'Mari');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password strength: Weak');
    await userEvent.type(canvas.getByLabelText('Password'), 'gold77');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password strength: Strong');
  },
};
