import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './quantity-stepper.guide.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/QuantityStepper (counter, number input)',
  id: 'components-quantitystepper',
  component: QuantityStepper,
  parameters: { docs: { page: guide } },
  args: { label: 'Quantity of Brass lamp', value: 2, onValueChange: fn() },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const AtMinimum: Story = { args: { value: 1 } };

export const AtMaximum: Story = { args: { value: 99, max: 99 } };

export const Disabled: Story = { args: { disabled: true } };

export const Stepping: Story = {
  args: { max: 9 },
  render: function Render(args) {
    const [quantity, setQuantity] = useState(2);
    return <QuantityStepper {...args} value={quantity} onValueChange={setQuantity} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    await expect(field).toHaveValue('9');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('8');
  },
};
