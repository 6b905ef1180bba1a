import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './search-field.guide.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField (search box)',
  id: 'components-searchfield',
  component: SearchField,
  parameters: { docs: { page: guide } },
  args: { value: '', onValueChange: fn(), placeholder: 'Search gifts' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Searching: Story = { args: { value: 'brass lamp', status: 'busy' } };

export const Failed: Story = { args: { value: 'brass lamp', status: 'failed', onRetry: fn() } };

export const SearchAndClear: Story = {
  args: { onSearch: fn(), onClear: fn() },
  render: function Render(args) {
    const [term, setTerm] = useState('');
    return <SearchField {...args} value={term} onValueChange={setTerm} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'lamp{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: 'brass lamp' } };

export const RetryAndEscape: Story = {
  args: { value: 'brass lamp', status: 'failed', onRetry: fn(), onClear: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search failed. Retry?' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
