import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { PhoneField } from './phone-field.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: ['For a phone number, of India or of any country.'],
  avoid: ['For other numbers: TextField.'],
  comparisons: [
    {
      do: <PhoneField label="Phone number" defaultValue="98765 43210" />,
      because: 'The country stands before the digits, which are grouped.',
      dont: <TextField label="Phone number" placeholder="+91XXXXXXXXXX" />,
      butNot: 'A pattern to be copied by hand.',
    },
  ],
  example: (
    <PhoneField
      label="Phone number"
      defaultValue="98765 4321"
      error="Please enter a valid 10-digit Indian phone number."
    />
  ),
  anatomy: [
    ['Label', 'Names the number.', 'label'],
    ['Country', '+91, unless numbers of other countries are taken.', 'span', 'top'],
    ['Control', 'Groups the digits while they are typed.', 'input', 'end'],
    ['Error', 'Announced when it appears.', '[role=alert]'],
  ],
  states: {
    ...forcedStates(<PhoneField label="Phone number" defaultValue="98765 43210" />),
    Abroad: <PhoneField label="Phone number" abroad defaultValue="+44 7911 123456" />,
    Disabled: <PhoneField label="Phone number" defaultValue="98765 43210" disabled />,
    Error: (
      <PhoneField label="Phone number" error="Please enter a valid 10-digit Indian phone number." />
    ),
  },
  without: ['loading'],
  keyboard: [['0…9 +', 'Are grouped while they are typed; the caret stays with its digit.']],
  content: [
    'Numbers are shown grouped: +91 98765 43210.',
    'The error names the form: a valid 10-digit Indian phone number.',
  ],
});
