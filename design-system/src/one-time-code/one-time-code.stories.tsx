import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { OneTimeCode } from './one-time-code.tsx';

const meta = {
  title: 'Components/OneTimeCode',
  component: OneTimeCode,
  args: { label: 'Enter Verification Code', value: '', onValueChange: () => undefined },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <OneTimeCode {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Wrong: Story = { args: { value: '123456', error: 'Invalid OTP code' } };

export const PastesDigitsOnly: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Enter Verification Code');
    await userEvent.click(field);
    await userEvent.paste('12 34-56 78');
    await expect(field).toHaveValue('123456');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('12345');
  },
};
