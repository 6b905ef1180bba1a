import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion.tsx';

const ITEMS = [
  { title: 'Do my guests need an account?', content: <p>No.</p> },
  { title: 'Do you wrap gifts?', content: <p>Yes.</p> },
];

const details = () => screen.getAllByRole('group');

test('all items are closed at first', () => {
  render(<Accordion items={ITEMS} />);
  for (const item of details()) expect(item).not.toHaveAttribute('open');
});

test('items share a name, by which the browser closes the others', () => {
  render(<Accordion items={ITEMS} />);
  const names = new Set(details().map((item) => item.getAttribute('name')));
  expect(names.size).toBe(1);
  expect(names).not.toContain(null);
});

test('titles are headings of the given level', () => {
  render(<Accordion items={ITEMS} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
