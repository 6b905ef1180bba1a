import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { TextField } from './text-field.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a short answer in own words: a name, an address, an amount.',
    'For a date, with type="date": phones show their calendar.',
  ],
  avoid: [
    'For several lines: TextArea.',
    'For one of a few known answers: SelectField or RadioCards.',
    'For a phone number, a password or a code: their own fields.',
  ],
  comparisons: [
    {
      do: <TextField label="Registry name" hint="Guests see it at the top of the page." />,
      because: 'The label and the hint stay in sight while somebody types.',
      dont: <TextField label="Registry name" hideLabel placeholder="Registry name" />,
      butNot: 'A placeholder disappears with the first letter, and the question with it.',
    },
    {
      do: (
        <TextField label="PIN code" defaultValue="4000" error="Enter a valid 6-digit PIN code." />
      ),
      because: 'The error says what to do, beside the field.',
      dont: <TextField label="PIN code" defaultValue="4000" error="Invalid input" />,
      butNot: 'A verdict without a way on.',
    },
  ],
  example: (
    <TextField
      label="Delivery pincode"
      hint="Six digits."
      startSlot="IN"
      defaultValue="4000"
      error="Enter a valid 6-digit PIN code."
    />
  ),
  anatomy: [
    ['Label', 'Names the answer; always there, at least for screen readers.', 'label'],
    ['Hint', 'Help before typing, read with the label.', '[id$=hint]'],
    ['Slot', 'A sign before the text, or a control after it.', 'span', 'bottom'],
    ['Control', '50 px high; the whole box takes the press.', 'input'],
    ['Error', 'The problem and its solution, announced when it appears.', '[role=alert]'],
  ],
  states: {
    ...forcedStates(<TextField label="Your name" defaultValue="Meera" />),
    Empty: <TextField label="Your name" placeholder="As your friends know you" />,
    Disabled: <TextField label="Your name" defaultValue="Meera" disabled />,
    'Read only': <TextField label="Your name" defaultValue="Meera" readOnly />,
    Error: <TextField label="Your name" error="Name is required" />,
  },
  without: ['loading'],
  keyboard: [
    ['Tab', 'Moves into the field and out of it; a control in its slot is a stop of its own.'],
    ['Enter', 'Sends the form.'],
  ],
  content: [
    'The label is a noun: Registry name. No colon, no star.',
    'Mark what is optional, not what is required.',
    'An error says what to enter, and appears after the field is left, never while typing.',
  ],
});
