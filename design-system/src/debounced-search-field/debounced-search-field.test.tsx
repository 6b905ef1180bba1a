import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DebouncedSearchField } from './debounced-search-field.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function renderField(searched = '') {
  const onSearch = jest.fn();
  const { rerender } = render(<DebouncedSearchField searched={searched} onSearch={onSearch} />);
  return {
    onSearch,
    show: (next: string) => rerender(<DebouncedSearchField searched={next} onSearch={onSearch} />),
  };
}

test('it searches once, 300 ms after the last key', async () => {
  const { onSearch } = renderField();
  await user().type(field(), ' lamp ');
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['lamp']]);
});

test('Enter and the clear button search at once', async () => {
  const { onSearch, show } = renderField();
  await user().type(field(), 'lamp{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('lamp');
  show('lamp');
  await user().click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('a term from outside is shown, and the own one leaves later keys alone', async () => {
  const { show } = renderField();
  await user().type(field(), 'lamp');
  pass(300);
  await user().type(field(), 's');
  show('lamp');
  expect(field()).toHaveValue('lamps');
  show('vase');
  expect(field()).toHaveValue('vase');
});
