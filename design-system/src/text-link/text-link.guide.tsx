import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { TextLink } from './text-link.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a way on inside a text, or alone below one.'],
  avoid: ['For the main way on: Button with href.', 'For an action: Button.'],
  comparisons: [
    {
      do: (
        <p>
          No account is needed. See <TextLink href="#how">how it works</TextLink>.
        </p>
      ),
      because: 'The link makes sense without its sentence.',
      dont: (
        <p>
          To see how it works, <TextLink href="#how">click here</TextLink>.
        </p>
      ),
      butNot: 'A list of links would read: click here, click here.',
    },
  ],
  example: (
    <p>
      See <TextLink href="#how">how it works</TextLink>, or the lamp{' '}
      <TextLink href="https://example.com" external>
        on its own site
      </TextLink>
      .
    </p>
  ),
  anatomy: [
    ['Text', 'Underlined: colour is not the only sign.', 'a', 'top'],
    ['Sign', 'Opens a new tab; screen readers hear it.', 'svg', 'bottom'],
  ],
  states: {
    ...forcedStates(<TextLink href="#how">how it works</TextLink>),
    Standalone: (
      <TextLink href="#back" variant="standalone">
        Back to Products
      </TextLink>
    ),
    External: (
      <TextLink href="https://example.com" external>
        View on Original Site
      </TextLink>
    ),
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Enter', 'Follows it.'],
  ],
  content: [
    'The words of the page behind it, never click here.',
    'No address of a page as a text.',
  ],
});
