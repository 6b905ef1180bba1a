import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { EditIcon, GiftIcon, TrashIcon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For an action that everybody knows by its icon: close, remove, edit, copy.',
    'Where a text would repeat itself in each line of a list.',
  ],
  avoid: [
    'For anything rare or new: Button with a text.',
    'For several actions on one thing: Menu.',
  ],
  comparisons: [
    {
      do: (
        <IconButton label="Remove Brass lamp" variant="danger">
          <TrashIcon />
        </IconButton>
      ),
      because: 'A known icon, and a label that names the item too.',
      dont: (
        <IconButton label="Options">
          <GiftIcon />
        </IconButton>
      ),
      butNot: 'A gift that means options has to be guessed.',
    },
  ],
  example: (
    <IconButton label="Edit registry" variant="outlined">
      <EditIcon />
    </IconButton>
  ),
  anatomy: [
    ['Icon', '20 px, in the colour of the text.', 'svg', 'top'],
    ['Target', 'A circle of 44 px, with or without an outline.', 'button'],
  ],
  states: {
    ...forcedStates(
      <IconButton label="Edit" variant="outlined">
        <EditIcon />
      </IconButton>,
    ),
    Quiet: (
      <IconButton label="Edit">
        <EditIcon />
      </IconButton>
    ),
    Danger: (
      <IconButton label="Remove" variant="danger">
        <TrashIcon />
      </IconButton>
    ),
    Disabled: (
      <IconButton label="Edit" disabled>
        <EditIcon />
      </IconButton>
    ),
  },
  without: ['loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Enter Space', 'Presses it.'],
  ],
  content: [
    'The label begins with a verb and names the subject: Remove Brass lamp.',
    'The label is also the tooltip, so it is short.',
  ],
});
