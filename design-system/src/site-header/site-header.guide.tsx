import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { StoryFrame } from '../../storybook/guide/story-frame.tsx';
import { Button } from '../button/button.tsx';
import { SiteHeader } from './site-header.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['At the top of each page, drawn by the shell.'],
  avoid: ['Inside of pages: PageHeading.'],
  comparisons: [
    {
      do: (
        <SiteHeader
          brand="Tohfa"
          path="/faq"
          links={[{ href: '/faq', label: 'FAQ’s' }]}
          action={<Button>Login</Button>}
        />
      ),
      because: 'A few links, and one action at the end.',
      dont: (
        <SiteHeader
          brand="Tohfa"
          path="/"
          links={[{ href: '/a', label: 'Click here for help' }]}
          action={<Button variant="danger">Login</Button>}
        />
      ),
      butNot: 'No name of a page, and no danger.',
    },
  ],
  example: (
    <SiteHeader
      brand="Tohfa"
      path="/faq"
      links={[
        { href: '/how', label: 'How It Works?' },
        { href: '/faq', label: 'FAQ’s' },
      ]}
      action={<Button>Login</Button>}
    />
  ),
  anatomy: [
    ['Logo', 'Leads home.', 'a', 'start'],
    ['Links', 'In a menu below 56 rem.', 'nav a', 'top'],
    ['Current link', 'Marked for the eye and for screen readers.', '[aria-current]', 'bottom'],
    ['Action', 'Login or Logout.', 'nav button', 'top'],
  ],
  states: {
    ...forcedStates(
      <SiteHeader brand="Tohfa" path="/" links={[{ href: '/faq', label: 'FAQ’s' }]} />,
      'nav a',
    ),
    'Folded, on a phone': <StoryFrame story="narrow" width={320} height={120} />,
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to the logo, then along the links.'],
    ['Escape', 'Closes the menu of narrow screens.'],
  ],
  content: ['Links are one to three words.', 'The name of the logo is the brand and home.'],
});
