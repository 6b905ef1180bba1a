import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { exampleCode } from './qr-code.example.ts';
import { QrCode } from './qr-code.tsx';

const example = <QrCode label="Opens the registry of Asha and Dev" code={exampleCode} />;

export const guide = componentGuide({
  status: 'new',
  since: '1.1.0',
  use: ['For a link or a payment that another phone scans from this screen.'],
  avoid: [
    'As the only way: a phone can’t scan its own screen. A link or CopyField stands beside it.',
    'For printed cards, whose pictures the server draws.',
  ],
  comparisons: [
    {
      do: example,
      because: 'The label says what happens after the scan.',
      dont: <QrCode label="QR code" code={exampleCode} />,
      butNot: 'Who can’t see the code learns nothing of it.',
    },
  ],
  example,
  anatomy: [
    ['Code', 'Dark modules on white in each theme.', 'path'],
    ['Quiet zone', 'Four modules of white that cameras need.', 'rect', 'top'],
  ],
  states: { 'At rest': example },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus.',
  content: ['The label says what the scan does: "UPI code: pays ₹2,100 to Asha Rao".'],
});
