import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './phone-field.guide.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Components/PhoneField (mobile number, telephone)',
  id: 'components-phonefield',
  component: PhoneField,
  parameters: { docs: { page: guide } },
  args: { label: 'Phone number' },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Indian: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Phone number');
    await userEvent.type(field, '+919876543210');
    await waitFor(() => expect(field).toHaveValue('+91 98765 43210'));
  },
};

export const Abroad: Story = { args: { abroad: true, defaultValue: '+44 7911 123456' } };

export const Invalid: Story = {
  args: { error: 'Please enter a valid 10-digit Indian phone number.' },
};
