import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const renderStepper = (props: Partial<QuantityStepperProps> = {}) => {
  const onValueChange = jest.fn();
  function Controlled() {
    const [value, setValue] = useState(props.value ?? 2);
    const change = (next: number) => {
      setValue(next);
      onValueChange(next);
    };
    return (
      <QuantityStepper label="Quantity of Lamp" {...props} value={value} onValueChange={change} />
    );
  }
  render(<Controlled />);
  return onValueChange;
};

const field = () => screen.getByRole('textbox', { name: 'Quantity of Lamp' });
const button = (name: string) => screen.getByRole('button', { name });

test('the buttons change the quantity by one, within the bounds', async () => {
  const onValueChange = renderStepper({ max: 3 });
  await userEvent.click(button('One more'));
  expect(field()).toHaveValue('3');
  expect(button('One more')).toBeDisabled();
  await userEvent.click(button('One less'));
  await userEvent.click(button('One less'));
  expect(field()).toHaveValue('1');
  expect(button('One less')).toBeDisabled();
  expect(onValueChange.mock.calls).toEqual([[3], [2], [1]]);
});

test('the arrow keys change the quantity by one', async () => {
  renderStepper();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveValue('3');
});

test('a typed number counts once, on Enter or when the field loses the focus', async () => {
  const onValueChange = renderStepper({ max: 99 });
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([[12]]);
});

test.each([
  ['120', '99'],
  ['0', '1'],
  ['many', '2'],
  ['{Backspace}', '2'],
])('typing %s gives %s', async (typed, expected) => {
  renderStepper({ max: 99 });
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(field()).toHaveValue(expected);
});

test('Enter does not submit the form around it', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <QuantityStepper label="Quantity of Lamp" value={2} onValueChange={jest.fn()} />
    </form>,
  );
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled quantity can not be changed', () => {
  renderStepper({ disabled: true });
  expect(field()).toBeDisabled();
  expect(button('One more')).toBeDisabled();
  expect(button('One less')).toBeDisabled();
});
