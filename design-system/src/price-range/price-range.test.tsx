import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PriceRange, type PriceRangeValue } from './price-range.tsx';

const renderRange = (initial: PriceRangeValue, fallback?: PriceRangeValue) => {
  const onValueChange = jest.fn();
  function Controlled() {
    const [value, setValue] = useState(initial);
    return (
      <PriceRange
        min={0}
        max={100_000}
        value={value}
        readAmount={(typed) => Number(typed.replace(/[₹,]/g, '')) || undefined}
        formatAmount={(amount) => amount.toLocaleString('en-IN')}
        fallback={fallback}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    );
  }
  render(<Controlled />);
  return onValueChange;
};

const type = async (label: 'Min' | 'Max', text: string) => {
  const box = screen.getByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

test('both sliders are named and read as prices', () => {
  renderRange([12_000, 64_000]);
  expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute(
    'aria-valuetext',
    '₹12,000',
  );
  expect(screen.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
    'aria-valuetext',
    '₹64,000',
  );
});

test('a typed amount counts on Enter or when the field loses the focus', async () => {
  const onValueChange = renderRange([0, 100_000]);
  await type('Min', '2,500');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith([2_500, 100_000]);
  await type('Max', '₹9,000');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith([2_500, 9_000]);
});

test('text that is no amount becomes the fallback', async () => {
  const onValueChange = renderRange([500, 9_000], [1_000, 15_000]);
  await type('Min', 'cheap{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith([1_000, 9_000]);
  await type('Max', '{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith([1_000, 15_000]);
});

test('amounts in the wrong order are swapped', async () => {
  const onValueChange = renderRange([12_000, 64_000]);
  await type('Max', '5000{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith([5_000, 12_000]);
});

test('arrow keys move a slider by a step, Page keys by ten', async () => {
  const onValueChange = renderRange([12_000, 64_000]);
  await userEvent.tab();
  expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith([12_100, 64_000]);
  await userEvent.keyboard('{PageUp}');
  expect(onValueChange).toHaveBeenLastCalledWith([13_100, 64_000]);
});
