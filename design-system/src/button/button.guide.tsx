import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { ArrowRightIcon } from '../icon/icon.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Button } from './button.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'To do something: save, send, add, open a dialog.',
    'With href, for the main way on to another page.',
  ],
  avoid: [
    'For a way on inside a text: TextLink.',
    'For an action known by its icon: IconButton.',
    'For a choice that stays pressed: Chip.',
  ],
  comparisons: [
    {
      do: (
        <Cluster>
          <Button variant="primary">Create Registry</Button>
          <Button>View Registry</Button>
        </Cluster>
      ),
      because: 'One primary action on a screen; the others stand back.',
      dont: (
        <Cluster>
          <Button variant="primary">Create Registry</Button>
          <Button variant="primary">View Registry</Button>
        </Cluster>
      ),
      butNot: 'Two primary actions compete, and nobody knows which comes first.',
    },
    {
      do: <Button variant="danger">Discard draft and leave</Button>,
      because: 'The verb says what happens, and red warns of what can’t be undone.',
      dont: <Button variant="danger">Yes</Button>,
      butNot: 'An answer without its question is a guess.',
    },
  ],
  example: (
    <Button variant="primary" endIcon={<ArrowRightIcon />}>
      Create Registry
    </Button>
  ),
  anatomy: [
    ['Text', 'A verb and its object, on one line where it fits.', 'span', 'top'],
    ['Icon', 'Before or after the text; repeats it, never replaces it.', 'svg', 'bottom'],
    ['Box', 'At least 44 px high for a finger, as wide as the text needs.', 'button'],
  ],
  states: {
    ...forcedStates(<Button variant="primary">Submit Query</Button>),
    Disabled: (
      <Button variant="primary" disabled>
        Submit Query
      </Button>
    ),
    Loading: (
      <Button variant="primary" busy busyLabel="Submitting...">
        Submit Query
      </Button>
    ),
  },
  without: ['error'],
  keyboard: [
    ['Enter Space', 'Presses it; a busy button keeps the focus and does nothing.'],
    ['Tab', 'Moves on. A disabled button is passed over, a busy one is not.'],
  ],
  content: [
    'Begin with a verb and name the object: Add to registry.',
    'While busy, the same verb with three dots: Submitting...',
    'No full stop, and no exclamation mark unless the specification has one.',
  ],
});
