import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { OneTimeCode } from '../one-time-code/one-time-code.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const LABEL = 'Your answer';
const text = { label: LABEL, hint: 'Guests see it.', error: 'It is required' };

describe.each([
  ['TextField', <TextField key="1" {...text} />],
  ['TextArea', <TextArea key="2" {...text} />],
  ['Checkbox', <Checkbox key="3" {...text} />],
  ['OneTimeCode', <OneTimeCode key="4" {...text} value="" onValueChange={jest.fn()} />],
])('%s', (_, field) => {
  test('has its label as name, and hint and error as description', () => {
    render(field);
    const control = screen.getByLabelText(LABEL);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Guests see it. It is required');
  });

  test('announces its error', () => {
    render(field);
    expect(screen.getByRole('alert')).toHaveTextContent('It is required');
  });
});

test('a field without an error is valid and announces nothing', () => {
  render(<TextField label={LABEL} optional />);
  expect(screen.getByLabelText(/Your answer/)).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('(optional)')).toBeVisible();
});

test('a field adds its error to the description of the page', () => {
  render(
    <>
      <p id="rules">Eight characters.</p>
      <TextField label={LABEL} error="Too short" aria-describedby="rules" />
    </>,
  );
  expect(screen.getByLabelText(LABEL)).toHaveAccessibleDescription('Too short Eight characters.');
});

test('refs reach the control, for form libraries', () => {
  const input = createRef<HTMLInputElement>();
  const area = createRef<HTMLTextAreaElement>();
  render(
    <>
      <TextField label="Name" ref={input} />
      <TextArea label="Message" ref={area} />
    </>,
  );
  expect(input.current).toBe(screen.getByLabelText('Name'));
  expect(area.current).toBe(screen.getByLabelText('Message'));
});

describe('TextArea', () => {
  test('counts the characters, also beyond the limit', async () => {
    render(<TextArea label={LABEL} limit={5} />);
    await userEvent.type(screen.getByLabelText(LABEL), 'Come hungry');
    expect(screen.getByText('11/5')).toHaveAttribute('data-over');
    expect(screen.getByLabelText(LABEL)).toHaveValue('Come hungry');
  });

  test('counts a default value', () => {
    render(<TextArea label={LABEL} limit={500} defaultValue="Come hungry" />);
    expect(screen.getByText('11/500')).toBeVisible();
  });
});

describe('RadioCards', () => {
  const options = [
    { value: 'host', title: 'Deliver to me', description: 'To your address.' },
    { value: 'guest', title: 'Guests bring their gifts' },
  ];

  test('choosing a card reports its value', async () => {
    const onValueChange = jest.fn();
    render(<RadioCards label={LABEL} options={options} value="" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('Deliver to me'));
    expect(onValueChange).toHaveBeenCalledWith('host');
    expect(screen.getByRole('radio', { name: 'Deliver to me' })).toHaveAccessibleDescription(
      'To your address.',
    );
  });

  test('the error describes the group', () => {
    render(
      <RadioCards
        label={LABEL}
        options={options}
        value=""
        onValueChange={jest.fn()}
        error="Please select a delivery preference"
      />,
    );
    const group = screen.getByRole('radiogroup', { name: LABEL });
    expect(group).toHaveAccessibleDescription('Please select a delivery preference');
    expect(group).toBeInvalid();
  });
});

describe('OneTimeCode', () => {
  function Code() {
    const [code, setCode] = useState('');
    return <OneTimeCode label={LABEL} value={code} onValueChange={setCode} />;
  }

  test('takes digits only, at most six', async () => {
    render(<Code />);
    await userEvent.type(screen.getByLabelText(LABEL), '12a34 5678');
    expect(screen.getByLabelText(LABEL)).toHaveValue('123456');
  });

  test('takes a pasted code with spaces', async () => {
    render(<Code />);
    await userEvent.click(screen.getByLabelText(LABEL));
    await userEvent.paste('481 205');
    expect(screen.getByLabelText(LABEL)).toHaveValue('481205');
  });
});
