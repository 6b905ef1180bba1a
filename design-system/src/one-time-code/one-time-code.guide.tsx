import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { OneTimeCode } from './one-time-code.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a code from a mail or a message.'],
  avoid: ['For a PIN code or an amount: TextField.', 'For a password: PasswordField.'],
  comparisons: [
    {
      do: (
        <OneTimeCode
          label="Enter Verification Code"
          hint="We sent it to asha@example.in."
          value="481"
          onValueChange={() => undefined}
        />
      ),
      because: 'The hint says where the code is.',
      dont: <OneTimeCode label="OTP" hideLabel value="" onValueChange={() => undefined} />,
      butNot: 'Six boxes without a word.',
    },
  ],
  example: (
    <OneTimeCode
      label="Enter Verification Code"
      hint="We sent it to asha@example.in."
      value="481"
      onValueChange={() => undefined}
      error="Invalid OTP code"
    />
  ),
  anatomy: [
    ['Label', 'Names the code.', 'label'],
    ['Hint', 'Where it was sent.', '[id$=hint]', 'end'],
    ['Slots', 'One for each digit, drawn over a single input.', '[class*=slots]'],
    ['Error', 'Announced when it appears.', '[role=alert]'],
  ],
  states: {
    Empty: <OneTimeCode label="Code" length={4} value="" onValueChange={() => undefined} />,
    ...forcedStates(
      <OneTimeCode label="Code" length={4} value="48" onValueChange={() => undefined} />,
    ),
    Disabled: (
      <OneTimeCode label="Code" length={4} value="4812" disabled onValueChange={() => undefined} />
    ),
    Error: (
      <OneTimeCode
        label="Code"
        length={4}
        value="4812"
        error="Invalid OTP code"
        onValueChange={() => undefined}
      />
    ),
  },
  without: ['loading'],
  keyboard: [
    ['0…9', 'Fill the slots; other keys write nothing.'],
    ['← → Backspace', 'Move and delete as in any text.'],
    ['Ctrl+V', 'Pastes the digits of a text.'],
  ],
  content: ['Say where the code was sent, and until when it works.'],
});
