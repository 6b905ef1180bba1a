import type { SampleOrder } from './sample-orders.tsx';
import type { TableColumn } from './table-column.ts';
import { spareRoom } from './table.tsx';

const column = (
  id: string,
  width?: TableColumn<SampleOrder>['width'],
): TableColumn<SampleOrder> => ({
  ...{ id, header: id, cell: ({ gift }) => gift, width },
});
const few = [column('gift'), column('taken', 'tiny')];
const many = ['a', 'b', 'c', 'd', 'e'].map((id) => column(id, 'medium'));

test('few columns stay a table in less room than many', () => {
  expect(spareRoom({ columns: few, selectable: false, acting: false })).toBe(35);
  expect(spareRoom({ columns: many, selectable: false, acting: false })).toBe(0);
});

test('ticks and actions need room, too', () => {
  expect(spareRoom({ columns: few, selectable: true, acting: false })).toBe(32);
  expect(spareRoom({ columns: few, selectable: true, acting: true })).toBe(22);
});
