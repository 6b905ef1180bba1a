import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { CopyField } from './copy-field.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a link or a code that people send on.'],
  avoid: [
    'For text that nobody copies: a paragraph.',
    'For sharing by message: Button with a link.',
  ],
  comparisons: [
    {
      do: (
        <CopyField
          label="Share link"
          value="https://tohfa.example/r/8Jx2mQ"
          hint="Anybody with this link can see the registry."
        />
      ),
      because: 'The hint says what the link opens.',
      dont: <CopyField label="URL" value="https://tohfa.example/r/8Jx2mQ" />,
      butNot: 'A word of engineers, and no word about who may see it.',
    },
  ],
  example: (
    <CopyField
      label="Share link"
      value="https://tohfa.example/r/8Jx2mQ"
      hint="Anybody with this link can see the registry."
    />
  ),
  anatomy: [
    ['Label', 'Names the text.', 'label'],
    ['Hint', 'What it is good for.', '[id$=hint]', 'end'],
    ['Text', 'Selects itself when it gets the focus.', 'input', 'start'],
    ['Button', 'Says Copied! for two seconds.', 'button', 'end'],
  ],
  states: {
    ...forcedStates(<CopyField label="Share link" value="https://tohfa.example" />, 'button'),
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to the text, which is then selected, and to the button.'],
    ['Enter Space', 'Copy.'],
  ],
  content: [
    'The button says Copy, then Copied!',
    'Without access to the clipboard the text is selected, ready for Ctrl+C.',
  ],
});
