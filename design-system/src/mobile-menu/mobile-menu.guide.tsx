import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Logo } from '../logo/logo.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For the main links of a page, which fit in a line on wide screens only.'],
  avoid: [
    'For actions on one thing: Menu.',
    'For filters: Drawer.',
    'For the whole header: SiteHeader has it already.',
  ],
  comparisons: [
    {
      do: (
        <Cluster justify="between">
          <Logo />
          <MobileMenu path="/">
            <TextLink href="#how" variant="standalone">
              How It Works?
            </TextLink>
            <Button>Login</Button>
          </MobileMenu>
        </Cluster>
      ),
      because: 'A few links, the action last.',
      dont: (
        <Cluster justify="between">
          <Logo />
          <MobileMenu path="/">
            <Button variant="primary">Login</Button>
            <Button variant="primary">Sign Up</Button>
            <Button variant="primary">Help</Button>
          </MobileMenu>
        </Cluster>
      ),
      butNot: 'Links that look like actions, all equally loud.',
    },
  ],
  example: (
    <Cluster justify="between">
      <Logo />
      <MobileMenu path="/">
        <TextLink href="#how" variant="standalone">
          How It Works?
        </TextLink>
        <Button>Login</Button>
      </MobileMenu>
    </Cluster>
  ),
  anatomy: [
    ['Links', 'In a line from 56 rem.', 'nav', 'top'],
    ['Action', 'The last one.', 'nav button', 'end'],
  ],
  states: {
    Unfolded: (
      <MobileMenu path="/">
        <Button>Login</Button>
      </MobileMenu>
    ),
    'Folded, on a phone': <StoryFrame story="folded" width={320} height={160} />,
  },
  without: ['disabled', 'loading', 'error'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['IconButton'] },
  keyboard: [
    ['Tab', 'Moves to the button, then along the links.'],
    ['Enter Space', 'Open and close the menu.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  content: [
    'Links are named like the headings of their pages.',
    'The button says what it does: Open the menu.',
  ],
});
