import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';
import { columns, numberOf, orders } from './sample-orders.tsx';
import { Table } from './table.tsx';

const sample = {
  label: 'Orders',
  rows: orders.slice(0, 2),
  rowId: numberOf,
  shortcuts: false,
};

export const guide = componentGuide({
  status: 'new',
  since: '1.1.0',
  use: [
    'For many things of one kind that a person compares, sorts, chooses and opens.',
    'For work on several at once: choose rows, and act in a bar below.',
  ],
  avoid: [
    'For gifts in a list: ItemRow and ProductCard.',
    'For one thing and its facts: a list of terms.',
    'For two or three entries: Card.',
  ],
  comparisons: [
    {
      do: <Table {...sample} columns={columns.filter(({ id }) => id !== 'registry')} />,
      because: 'Each row has one state and one amount, so the eye goes down a column.',
      dont: (
        <Table
          {...sample}
          columns={[
            { id: 'all', header: 'Order', cell: (order) => Object.values(order).join(', ') },
          ]}
        />
      ),
      butNot: 'One column holds everything, so nothing can be compared.',
    },
  ],
  example: <StoryFrame story="with-selection-and-actions" height={420} />,
  anatomy: [
    [
      'Head',
      'The name of each column; one that sorts is a button. It stays in sight.',
      'thead',
      'top',
    ],
    ['Tick', 'Chooses a row; with Shift all rows since the last one.', 'tbody [type=checkbox]'],
    ['Name', 'The first column names the row and links to its page.', 'tbody th', 'top'],
    ['Actions', 'A button or a Menu for one row.', 'tbody td:last-child', 'end'],
  ],
  states: {
    ...forcedStates(
      <Table {...sample} columns={columns.filter(({ id }) => id === 'number' || id === 'total')} />,
      'tbody th a',
    ),
    Loading: <StoryFrame story="loading" height={300} />,
    Stale: <StoryFrame story="stale" height={260} />,
    Empty: <StoryFrame story="empty" height={340} />,
    Error: <StoryFrame story="failed" height={200} />,
    'Cards on a phone': <StoryFrame story="narrow" height={640} />,
  },
  without: ['disabled'],
  keyboard: [
    ['j k', 'Go down and up the rows.'],
    ['x', 'Chooses the row.'],
    ['Enter', 'Opens the row.'],
    ['Tab', 'Moves along heads, ticks, links and actions.'],
  ],
  content: [
    'A head is one or two words: Order, Ship to.',
    'The first column is the name that people say, not an id of the database.',
    'Amounts and counts stand at the end, so that digits align.',
  ],
});
