import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './debounced-search-field.guide.tsx';
import { DebouncedSearchField } from './debounced-search-field.tsx';

const meta = {
  title: 'Components/DebouncedSearchField (search while typing)',
  id: 'components-debouncedsearchfield',
  component: DebouncedSearchField,
  parameters: { docs: { page: guide } },
  args: { searched: '', onSearch: fn(), placeholder: 'Search gifts' },
} satisfies Meta<typeof DebouncedSearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Searched: Story = { args: { searched: 'brass lamp' } };

export const Searching: Story = { args: { searched: 'brass lamp', status: 'busy' } };

export const SearchesWhileTyping: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'lamp');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('lamp'));
  },
};
