import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { picture } from '../sample-pictures.ts';
import { LazyImage } from './lazy-image.tsx';

const emptyPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')}`;

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For all pictures of products, gifts and people.'],
  avoid: ['For drawings of ours: inline SVG.', 'For an icon: Icon.'],
  comparisons: [
    {
      do: <LazyImage src={picture('lamp')} alt="A brass lamp" ratio="4 / 3" />,
      because: 'A frame of fixed ratio: nothing moves when the picture arrives.',
      dont: <LazyImage src={picture('lamp')} alt="A brass lamp" ratio="5 / 2" />,
      butNot: 'A tall thing in a wide frame loses its head and feet: contain it.',
    },
  ],
  example: <LazyImage src={picture('lamp')} alt="A brass lamp" ratio="16 / 9" />,
  anatomy: [
    ['Frame', 'Keeps the room from the beginning.', 'span', 'end'],
    ['Picture', 'Covers the frame, or is contained.', 'img'],
  ],
  states: {
    'Loading, in the colour of the picture': (
      <LazyImage src={emptyPicture} alt="A brass lamp" ratio="4 / 3" colour="#f3e2c4" />
    ),
    Loaded: <LazyImage src={picture('lamp')} alt="A brass lamp" ratio="4 / 3" />,
    Contained: <LazyImage src={picture('lamp')} alt="A brass lamp" ratio="4 / 3" fit="contain" />,
    'Error or missing': <LazyImage src={null} alt="A brass lamp" ratio="4 / 3" />,
  },
  without: ['hover', 'active', 'focus', 'disabled'],
  keyboard: 'It takes no focus.',
  content: [
    'The alternative text says what is to be seen, without the word picture.',
    'Beside its name it is empty.',
  ],
});
