import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneField } from './phone-field.tsx';

async function paste(text: string) {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<PhoneField onChange={(event) => onChange(event.target.value)} />);
  await user.click(screen.getByLabelText('Phone number'));
  await user.paste(text);
  return onChange;
}

test('a pasted number loses its spaces and hyphens before the field cuts it', async () => {
  const onChange = await paste('+91 98765-43210');
  expect(screen.getByLabelText('Phone number')).toHaveValue('+919876543210');
  expect(onChange).toHaveBeenLastCalledWith('+919876543210');
});

test('the field takes at most 13 characters', async () => {
  await paste('+91 98765 43210 99');
  expect(screen.getByLabelText('Phone number')).toHaveValue('+919876543210');
});
