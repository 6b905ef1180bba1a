import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['In the place of cards, rows and pictures that load.'],
  avoid: [
    'For lines of text alone: Loading.',
    'For an action: a busy Button.',
    'For less than a third of a second: nothing.',
  ],
  comparisons: [
    {
      do: (
        <Cluster style={{ flexWrap: 'nowrap' }}>
          <Skeleton shape="circle" />
          <div style={{ inlineSize: '10rem' }}>
            <Skeleton lines={2} />
          </div>
        </Cluster>
      ),
      because: 'It has the shape of what will come.',
      dont: <Skeleton lines={5} />,
      butNot: 'Lines for a picture: the page jumps when it arrives.',
    },
  ],
  example: (
    <Stack>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </Stack>
  ),
  anatomy: [
    ['Title', 'As high as a heading.', '[data-shape=title]', 'end'],
    ['Lines', 'The last is shorter.', '[data-shape=line]', 'end'],
  ],
  states: {
    'Loading a line of text': <Skeleton />,
    Title: <Skeleton shape="title" />,
    Circle: <Skeleton shape="circle" />,
    Block: <Skeleton shape="block" />,
    Picture: (
      <div style={{ inlineSize: '6rem' }}>
        <Skeleton shape="picture" />
      </div>
    ),
  },
  without: ['hover', 'active', 'focus', 'disabled', 'error'],
  keyboard: 'It takes no focus.',
  content: ['Screen readers pass over it: one Spinner with a label says what loads.'],
});
