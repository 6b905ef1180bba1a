import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneField } from './phone-field.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox');

function open(abroad = false, value = '') {
  const onChange = jest.fn();
  render(
    <PhoneField
      label="Phone number"
      abroad={abroad}
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  return { user: userEvent.setup(), onChange };
}

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['+91-98765-43210', '+91 98765 43210'],
  ['98765 43210', '98765 43210'],
  ['(+91) 9876543210', '+91 98765 43210'],
])('%s keeps its digits, however it is typed or pasted', async (written, shown) => {
  const { user, onChange } = open();
  await user.type(box(), written);
  await waitFor(() => expect(box()).toHaveValue(shown));
  await user.clear(box());
  await user.paste(written);
  expect(box()).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(shown);
});

test('an Indian number takes at most 13 characters beside its spaces', async () => {
  const { user } = open();
  await user.click(box());
  await user.paste('+91 98765 43210 99');
  await waitFor(() => expect(box()).toHaveValue('+91 98765 43210'));
});

test.each([
  ['+44 7911 123456', '+44 7911 123456'],
  ['+1 (415) 555-2671', '+1 415 555 2671'],
  ['+971501234567', '+971 50 123 4567'],
])('abroad, %s becomes %s', async (written, shown) => {
  const { user } = open(true);
  await user.type(box(), written);
  await waitFor(() => expect(box()).toHaveValue(shown));
});

test('a digit in the middle can be changed without losing the place', async () => {
  const { user } = open();
  await user.type(box(), '9876543210');
  await waitFor(() => expect(box()).toHaveValue('98765 43210'));
  await user.type(box(), '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  await user.keyboard('0');
  expect(box()).toHaveValue('98765 03210');
  expect(box().selectionStart).toBe(7);
});

test('a saved number that is selected stays selected while it is grouped, so that typing replaces it', async () => {
  const { user } = open(false, '9876543210');
  box().focus();
  box().setSelectionRange(0, 10);
  await waitFor(() => expect(box()).toHaveValue('98765 43210'));
  await user.keyboard('9');
  expect(box()).toHaveValue('9');
});

test('a saved number is grouped when the field gets the focus', async () => {
  const { user, onChange } = open(true, '9876543210');
  expect(box()).toHaveValue('9876543210');
  await user.click(box());
  await waitFor(() => expect(box()).toHaveValue('98765 43210'));
  expect(onChange).not.toHaveBeenCalled();
});
