import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Logo } from './logo.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['In headers, footers and mails.'],
  avoid: ['In a text: write the name.', 'As decoration: Garland.'],
  comparisons: [
    {
      do: <Logo />,
      because: 'The mark and the name, in their own colours.',
      dont: (
        <span
          style={{
            display: 'inline-block',
            transform: 'skewX(-12deg) scaleX(1.4)',
            transformOrigin: 'left',
            filter: 'hue-rotate(200deg)',
          }}
        >
          <Logo />
        </span>
      ),
      butNot: 'Never stretched, slanted or coloured.',
    },
  ],
  example: <Logo size="lg" />,
  anatomy: [
    ['Mark', 'A marigold tied like a bow.', 'svg', 'top'],
    ['Name', 'In the display font.', 'span > span', 'top'],
  ],
  states: { Medium: <Logo />, Large: <Logo size="lg" />, 'Other brand': <Logo brand="Shagun" /> },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus; in a header it is inside a link.',
  content: ['The name is written as it is: Tohfa.'],
});
