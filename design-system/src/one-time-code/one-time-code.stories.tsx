import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './one-time-code.guide.tsx';
import { OneTimeCode } from './one-time-code.tsx';

const meta = {
  title: 'Components/OneTimeCode (OTP, PIN, verification)',
  id: 'components-onetimecode',
  component: OneTimeCode,
  parameters: { docs: { page: guide } },
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

export const Partial: Story = { args: { value: '481' } };

export const Disabled: Story = { args: { value: '481205', disabled: true } };

export const FourDigits: Story = { args: { length: 4, hint: 'You find it on the delivery note.' } };

export const Accessible: Story = {
  args: { hint: 'We sent it to asha@example.in.', error: 'Invalid OTP code' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Enter Verification Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription(
      'We sent it to asha@example.in. Invalid OTP code',
    );
    await expect(field).toBeInvalid();
  },
};

export const Autofill: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await fireEvent.change(field, { target: { value: '481205' } });
    await expect(field).toHaveValue('481205');
  },
};

export const CaretInTheMiddle: Story = {
  args: { value: '4812' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-current]')).toHaveTextContent('1'),
    );
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('412');
  },
};

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
