import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { CopyButton } from './copy-button.tsx';

const address = '12 MG Road, Pune 411001';

export const guide = componentGuide({
  status: 'new',
  since: '1.2.0',
  use: ['Beside a text of several lines that is needed elsewhere, such as an address.'],
  avoid: ['For a link or a code in one line: CopyField, which shows it.'],
  comparisons: [
    {
      do: <CopyButton text={address}>Copy the address</CopyButton>,
      because: 'It names the text, also for who hears the button alone.',
      dont: <CopyButton text={address}>Clipboard</CopyButton>,
      butNot: 'A thing, not an action.',
    },
  ],
  example: <CopyButton text={address}>Copy the address</CopyButton>,
  anatomy: [
    ['Icon', 'Two sheets; a check for 2 s afterwards.', 'svg', 'top'],
    ['Name', 'The text that is copied; ‘Copied!’ for 2 s.', 'button span', 'bottom'],
  ],
  states: { ...forcedStates(<CopyButton text={address}>Copy the address</CopyButton>) },
  without: ['disabled', 'loading', 'error'],
  keyboard: [['Enter Space', 'Copy the text.']],
  content: ['Copy, then the name of the text: Copy the address.'],
  story: 'address',
});
