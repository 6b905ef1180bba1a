import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Menu } from '../menu/menu.tsx';
import { columns, numberOf, orders, type SampleOrder } from './sample-orders.tsx';
import { guide } from './table.guide.tsx';
import { ColumnChoice, Table } from './table.tsx';

const meta = {
  title: 'Components/Table (list, grid, rows)',
  id: 'components-table',
  component: Table<SampleOrder>,
  subcomponents: { ColumnChoice },
  parameters: { docs: { page: guide } },
  args: { label: 'Orders', rows: orders, columns, rowId: numberOf },
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const Choosing = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['TF-3HX8WD4N']));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack>
      <Cluster justify="end">
        <ColumnChoice columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      </Cluster>
      <Table
        label="Orders"
        rows={orders}
        columns={columns}
        rowId={numberOf}
        selected={selected}
        onSelectedChange={setSelected}
        hidden={hidden}
        rowActions={({ number }) => (
          <Menu label={`More for ${number}`} items={[{ label: 'Print slip', onSelect: fn() }]} />
        )}
      />
    </Stack>
  );
};

export const WithSelectionAndActions: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Choosing />,
};

export const SortedByAPress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const numbers = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(numbers()).toEqual(['TF-3HX8WD4N', 'TF-Q5R6T7YB', 'TF-7K2M9QXA']);
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Stale: Story = { args: { stale: true } };
export const Folded: Story = { args: { first: 2 } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Nothing to pack">Paid orders stand here.</EmptyState>,
  },
};

export const Failed: Story = {
  args: {
    rows: undefined,
    failure: (
      <LoadFailure
        title="The orders could not be loaded"
        error={new Error('Please check your connection.')}
        onRetry={fn()}
      />
    ),
  },
};

export const LongTexts: Story = {
  args: {
    rows: orders.map((order) => ({
      ...order,
      gift: 'A set of twelve hand-beaten copper tumblers with a jug and a tray of teak',
      registry: 'Raghunathasubramaniam’s and Vijayalakshmi’s housewarming',
    })),
  },
};

export const FewColumnsInLittleRoom: Story = {
  args: { columns: columns.filter(({ id }) => id === 'number' || id === 'total') },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Story />
    </div>
  ),
};

export const Narrow: Story = {
  ...WithSelectionAndActions,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
