import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { StrengthMeter } from '../strength-meter/strength-meter.tsx';
import { PasswordField } from './password-field.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a password, new or known.'],
  avoid: ['For a code from a mail: OneTimeCode.'],
  comparisons: [
    {
      do: (
        <PasswordField
          label="New password"
          hint="8 characters or more."
          defaultValue="marigold"
          meter={<StrengthMeter score={3} hint="Add a number" />}
        />
      ),
      because: 'Rules before typing, advice meanwhile.',
      dont: (
        <>
          <PasswordField label="New password" />
          <PasswordField label="Repeat the password" />
        </>
      ),
      butNot: 'Typing twice is not needed: the eye shows what was typed.',
    },
  ],
  example: (
    <PasswordField
      label="New password"
      hint="8 characters or more."
      defaultValue="marigold"
      meter={<StrengthMeter score={3} hint="Add a number" />}
    />
  ),
  anatomy: [
    ['Label and hint', 'The rules, before they are broken.', 'label'],
    ['Control', 'Managers of passwords fill it in.', 'input'],
    ['Eye', 'Shows and hides the password.', 'button', 'end'],
    ['Meter', 'Only for a new password.', '[role=status]'],
  ],
  states: {
    ...forcedStates(<PasswordField label="Password" defaultValue="marigold" />),
    Disabled: <PasswordField label="Password" defaultValue="marigold" disabled />,
    Error: <PasswordField label="Password" error="Password is required" />,
  },
  without: ['loading'],
  keyboard: [
    ['Tab', 'Moves to the field, then to the eye.'],
    ['Enter Space', 'On the eye: show and hide the password. In the field, Enter sends the form.'],
  ],
  content: [
    'Never show a password in an error.',
    'The button says Show password, then Hide password.',
  ],
});
