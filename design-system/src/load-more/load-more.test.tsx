import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadMore } from './load-more.tsx';

function Products({ first }: { first: number }) {
  const [shown, setShown] = useState(first);
  return (
    <LoadMore
      shown={shown}
      total={24}
      noun="products"
      onLoadMore={() => setShown(Math.min(24, shown + 9))}
    />
  );
}

const summary = () => screen.getByRole('status');

test('the button loads more and keeps the focus', async () => {
  render(<Products first={6} />);
  expect(summary()).toHaveTextContent('Showing 6 of 24 products');
  await userEvent.click(screen.getByRole('button', { name: 'LOAD MORE' }));
  expect(summary()).toHaveTextContent('Showing 15 of 24 products');
  expect(screen.getByRole('button', { name: 'LOAD MORE' })).toHaveFocus();
});

test('at the end the button disappears and the focus moves to the summary', async () => {
  render(<Products first={18} />);
  await userEvent.click(screen.getByRole('button', { name: 'LOAD MORE' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(summary()).toHaveTextContent('All 24 products are shown');
  expect(summary()).toHaveFocus();
});

test('the focus stays elsewhere when the button disappears without it', () => {
  const props = { total: 24, noun: 'products', onLoadMore: jest.fn() };
  const { rerender } = render(<LoadMore {...props} shown={18} />);
  rerender(<LoadMore {...props} shown={24} />);
  expect(document.body).toHaveFocus();
});

test('a busy button ignores presses', async () => {
  const onLoadMore = jest.fn();
  render(<LoadMore shown={6} total={24} noun="posts" onLoadMore={onLoadMore} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Loading...' }));
  expect(onLoadMore).not.toHaveBeenCalled();
});
