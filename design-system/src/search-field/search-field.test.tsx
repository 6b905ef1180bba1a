import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Search(props: Partial<SearchFieldProps>) {
  const [term, setTerm] = useState(props.value ?? '');
  return <SearchField {...props} value={term} onValueChange={setTerm} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search' });

test('Enter searches for the typed text', async () => {
  const onSearch = jest.fn();
  render(<Search onSearch={onSearch} />);
  await userEvent.type(field(), 'lamp{Enter}');
  expect(onSearch).toHaveBeenCalledWith('lamp');
});

test.each([
  ['Escape', () => userEvent.type(field(), '{Escape}')],
  ['the clear button', () => userEvent.click(screen.getByRole('button', { name: 'Clear search' }))],
])('%s clears the text', async (_, clear) => {
  const onClear = jest.fn();
  render(<Search value="lamp" onClear={onClear} />);
  await clear();
  expect(field()).toHaveValue('');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

test('a failed search offers a retry instead of clearing', async () => {
  const onRetry = jest.fn();
  render(<Search value="lamp" status="failed" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search failed. Retry?' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('lamp');
});

test('a running search is announced', () => {
  render(<Search value="lamp" status="busy" />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
});
