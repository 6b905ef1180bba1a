import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Spinner } from './spinner.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a wait of unknown length in a small place.'],
  avoid: [
    'For a button: its busy state.',
    'For content that loads: Skeleton.',
    'For a known part of a whole: Progress.',
  ],
  comparisons: [
    {
      do: <Spinner label="Loading registry..." showLabel />,
      because: 'It says what we wait for.',
      dont: (
        <Cluster>
          <Spinner />
          <Spinner />
          <Spinner />
        </Cluster>
      ),
      butNot: 'One wait, one ring.',
    },
  ],
  example: <Spinner label="Loading registry..." showLabel />,
  anatomy: [
    ['Ring', 'Stands still where the system asks for less motion.', '[class*=ring]'],
    ['Label', 'Announced; shown where there is room.', '[role=status]', 'top'],
  ],
  states: {
    Small: <Spinner size="sm" />,
    Medium: <Spinner />,
    Large: <Spinner size="lg" />,
    'Loading, with its label': <Spinner label="Loading registry..." showLabel />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'error'],
  keyboard: 'It takes no focus.',
  content: ['Loading, the name of the thing, and three dots.'],
});
