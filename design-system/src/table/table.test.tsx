import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { columns, numberOf, orders, type SampleOrder } from './sample-orders.tsx';
import { ColumnChoice, Table, type TableColumn } from './table.tsx';

const sample = { label: 'Orders', rows: orders, columns, rowId: numberOf };
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const tick = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });

function Choosing({ onChange }: { onChange: (ids: readonly string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      {...sample}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        onChange([...next]);
      }}
    />
  );
}

test('a head sorts by its values, from the highest first where the column says so, and then the other way', async () => {
  render(<Table {...sample} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toStrictEqual(['TF-3HX8WD4N', 'TF-Q5R6T7YB', 'TF-7K2M9QXA']);
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toStrictEqual(['TF-7K2M9QXA', 'TF-Q5R6T7YB', 'TF-3HX8WD4N']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.queryByRole('button', { name: 'Gift' })).toBeNull();
});

test('a table whose caller orders the rows leaves them as they are', async () => {
  const onSortChange = jest.fn();
  render(
    <Table {...sample} sort={{ column: 'total', descending: true }} onSortChange={onSortChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'total', descending: false });
  expect(names()).toStrictEqual(orders.map(numberOf));
});

test('rows are chosen one by one, with Shift all between, and all at once', async () => {
  const onChange = jest.fn();
  render(<Choosing onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(tick('TF-7K2M9QXA'));
  await user.keyboard('{Shift>}');
  await user.click(tick('TF-Q5R6T7YB'));
  await user.keyboard('{/Shift}');
  expect(onChange).toHaveBeenLastCalledWith(orders.map(numberOf));
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 3 shown' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('j and k go along the rows, x chooses, Enter opens, and typing does none of it', async () => {
  const onChange = jest.fn();
  render(
    <>
      <input aria-label="Search" />
      <Choosing onChange={onChange} />
    </>,
  );
  const user = userEvent.setup();
  await user.keyboard('jjkjx');
  expect(screen.getByRole('link', { name: 'TF-3HX8WD4N' })).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith(['TF-3HX8WD4N']);
  tick('TF-Q5R6T7YB').focus();
  await user.keyboard('{Enter}');
  expect(window.location.hash).toBe('#TF-Q5R6T7YB');
  onChange.mockClear();
  await user.type(screen.getByRole('textbox'), 'jx');
  expect(onChange).not.toHaveBeenCalled();
});

test('j goes to the first button of rows without a link', async () => {
  const plain = columns.map((column) => ({ ...column, cell: ({ gift }: SampleOrder) => gift }));
  render(
    <Table
      {...sample}
      columns={plain}
      rowActions={({ number }) => <button type="button">Retry {number}</button>}
    />,
  );
  await userEvent.keyboard('jj');
  expect(screen.getByRole('button', { name: 'Retry TF-3HX8WD4N' })).toHaveFocus();
});

test('columns are hidden by choice, except for the first', async () => {
  function Chosen() {
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <ColumnChoice columns={columns} hidden={hidden} onHiddenChange={setHidden} />
        <Table {...sample} hidden={hidden} />
      </>
    );
  }
  render(<Chosen />);
  const choice = within(screen.getByRole('list', { name: 'Columns' }));
  expect(choice.queryByRole('checkbox', { name: 'Order' })).toBeNull();
  await userEvent.click(choice.getByRole('checkbox', { name: 'Gift' }));
  expect(screen.queryByRole('columnheader', { name: 'Gift' })).toBeNull();
  expect(screen.queryByText('Copper Water Jug')).toBeNull();
});

test('loading, failed, empty and stale rows are told apart', () => {
  const { rerender } = render(<Table {...sample} rows={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the orders...');
  rerender(<Table {...sample} rows={undefined} failure={<p>Failed</p>} />);
  expect(screen.getByText('Failed')).toBeVisible();
  rerender(<Table {...sample} rows={[]} empty={<p>Nothing</p>} />);
  expect(screen.getByText('Nothing')).toBeVisible();
  rerender(<Table {...sample} stale />);
  expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
});

test('types: a column needs a head', () => {
  // @ts-expect-error A head names the column.
  const column: TableColumn<SampleOrder> = { id: 'gift', cell: ({ gift }) => gift };
  expect(column).not.toHaveProperty('header');
});

test('a long table shows its first rows in the chosen order, and all of them by a button', async () => {
  render(<Table {...sample} first={2} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toStrictEqual(['TF-3HX8WD4N', 'TF-Q5R6T7YB']);
  await user.click(screen.getByRole('button', { name: 'Show all 3' }));
  expect(names()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show the first 2' }));
  expect(names()).toHaveLength(2);
});
