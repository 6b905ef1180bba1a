import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { FileButton } from './file-button.tsx';

const button = {
  kind: 'photo',
  fileLabel: 'Photo of the product',
  onChoose: () => undefined,
} as const;

export const guide = componentGuide({
  status: 'new',
  since: '1.2.0',
  use: ['Where a person gives one photo or one list of their device.'],
  avoid: ['For a picture on another site: TextField for its address.'],
  comparisons: [
    {
      do: <FileButton {...button}>Choose a photo</FileButton>,
      because: 'The button says which kind of file helps.',
      dont: <FileButton {...button}>Browse...</FileButton>,
      butNot: 'It names the tool, not the thing.',
    },
  ],
  example: <FileButton {...button}>Choose a photo</FileButton>,
  anatomy: [['Button', 'Opens the files of the device, or the camera of a phone.', 'button']],
  states: {
    ...forcedStates(<FileButton {...button}>Choose a photo</FileButton>, 'button'),
    Loading: (
      <FileButton {...button} busy busyLabel="Saving...">
        Choose a photo
      </FileButton>
    ),
    Disabled: (
      <FileButton {...button} disabled>
        Choose a photo
      </FileButton>
    ),
  },
  without: ['error'],
  keyboard: [['Enter Space', 'Open the files.']],
  content: ['Choose a photo, Choose a file: the verb, then the kind of file.'],
  story: 'photo',
});
