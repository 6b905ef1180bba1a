import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.tsx';

const OPTIONS = [
  { value: 'wedding', label: 'Wedding' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'graduation', label: 'Graduation', disabled: true },
];

const field = () => screen.getByLabelText('Occasion');

test('choosing an option reports its value', async () => {
  const onValueChange = jest.fn();
  render(
    <SelectField
      label="Occasion"
      options={OPTIONS}
      placeholder="Choose an occasion"
      defaultValue=""
      onValueChange={onValueChange}
    />,
  );
  expect(field()).toHaveDisplayValue('Choose an occasion');
  await userEvent.selectOptions(field(), 'Birthday');
  expect(field()).toHaveDisplayValue('Birthday');
  expect(onValueChange).toHaveBeenCalledWith('birthday');
});

test('the placeholder and disabled options can not be chosen', () => {
  render(<SelectField label="Occasion" options={OPTIONS} placeholder="Choose" defaultValue="" />);
  expect(screen.getByText('Choose')).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Graduation' })).toBeDisabled();
});

test('a controlled value stays until the page changes it', async () => {
  render(<SelectField label="Occasion" options={OPTIONS} value="wedding" />);
  await userEvent.selectOptions(field(), 'Birthday');
  expect(field()).toHaveValue('wedding');
});

test('the error describes the field and marks it invalid', () => {
  render(<SelectField label="Occasion" options={OPTIONS} error="Occasion is required" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Occasion is required');
});

test('types: `value` and `defaultValue` exclude each other', () => {
  const invalid = (
    // @ts-expect-error -- the field is controlled or not
    <SelectField label="Occasion" options={OPTIONS} value="wedding" defaultValue="birthday" />
  );
  expect(invalid.props).toMatchObject({ value: 'wedding' });
});
