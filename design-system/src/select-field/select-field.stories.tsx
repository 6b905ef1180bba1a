import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './select-field.guide.tsx';
import { SelectField } from './select-field.tsx';

const OCCASIONS = [
  { value: 'baby-shower', label: 'Baby shower' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'wedding', label: 'Wedding' },
  { value: 'housewarming', label: 'Housewarming' },
];

const SORTS = [
  { value: 'price-ascending', label: 'Price: Low to High' },
  { value: 'price-descending', label: 'Price: High to Low' },
  { value: 'name-ascending', label: 'Name: A to Z' },
];

const meta = {
  title: 'Components/SelectField (dropdown, combobox, picker)',
  id: 'components-selectfield',
  component: SelectField,
  parameters: { docs: { page: guide } },
  args: { label: 'Occasion', options: OCCASIONS },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Controlled: Story = {
  args: { placeholder: 'Choose an occasion' },
  render: function Render(args) {
    const [occasion, setOccasion] = useState('');
    return (
      <SelectField
        {...args}
        defaultValue={undefined}
        value={occasion}
        onValueChange={setOccasion}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Occasion');
    await userEvent.selectOptions(field, 'wedding');
    await expect(field).toHaveValue('wedding');
  },
};

export const WithError: Story = {
  args: { defaultValue: '', placeholder: 'Choose an occasion', error: 'Occasion is required' },
};

export const Compact: Story = {
  args: { label: 'Sort by', hideLabel: true, size: 'compact', options: SORTS },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('Sort by').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'wedding' } };
