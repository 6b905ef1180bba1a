import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Menu } from './menu.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: ['For the less common actions on one thing, such as a registry in a list.'],
  avoid: [
    'For the main action: Button beside it.',
    'For one action only: IconButton.',
    'For a choice in a form: SelectField.',
  ],
  comparisons: [
    {
      do: (
        <Cluster>
          <Button size="sm">View Registry</Button>
          <Menu label="More for Asha’s wedding" items={[]} />
        </Cluster>
      ),
      because: 'The common action stays in sight, the others wait behind the dots.',
      dont: <Menu label="More for Asha’s wedding" items={[]} />,
      butNot: 'Even the most common action takes two presses.',
    },
  ],
  example: <StoryFrame story="open" height={340} />,
  anatomy: [
    ['Button', 'Three dots in a circle of 44 px, named for its subject.', '[class*=button]', 'end'],
    ['Item', 'A link or a button, 44 px high.', '[popover] li'],
    ['Icon', 'All items have one, or none.', '[popover] svg', 'top'],
  ],
  states: {
    ...forcedStates(<Menu label="More" items={[]} />),
    Open: <StoryFrame story="open" height={300} />,
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Enter Space', 'Open the list, and choose in it.'],
    ['Tab', 'Moves along the items.'],
    ['Escape', 'Closes the list and returns the focus.'],
  ],
  content: [
    'Items begin with a verb: Edit, Share Registry.',
    'The label names the subject: More for Asha’s wedding.',
    'What removes something comes last.',
  ],
});
