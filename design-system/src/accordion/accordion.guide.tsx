import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Accordion } from './accordion.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For questions with answers of which most people need one or two.'],
  avoid: [
    'For steps in an order: Stepper.',
    'For what everybody must read: a text.',
    'For two views of one subject: Tabs.',
  ],
  comparisons: [
    {
      do: (
        <Accordion
          headingLevel={4}
          items={[
            { title: 'Do my guests need an account?', content: null },
            { title: 'Can I add a gift from any shop?', content: null },
          ]}
        />
      ),
      because: 'Whole questions, as people would ask them.',
      dont: (
        <Accordion
          headingLevel={4}
          items={[
            { title: 'Accounts', content: null },
            { title: 'More', content: null },
          ]}
        />
      ),
      butNot: 'Nobody knows what is behind More.',
    },
  ],
  example: (
    <Accordion
      headingLevel={4}
      items={[
        { title: 'Do my guests need an account?', content: 'No. The link is enough.' },
        { title: 'Can I add a gift from any shop?', content: 'Yes.' },
      ]}
    />
  ),
  anatomy: [
    ['Line', 'The whole line takes the press.', 'summary'],
    ['Title', 'A heading for screen readers.', 'h4', 'top'],
    ['Chevron', 'Points down while closed, up while open.', 'svg', 'end'],
  ],
  states: {
    ...forcedStates(
      <Accordion
        headingLevel={4}
        items={[{ title: 'Do my guests need an account?', content: null }]}
      />,
    ),
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves from line to line.'],
    ['Enter Space', 'Open a line and close the one that was open.'],
  ],
  content: [
    'Titles are questions, with their question mark.',
    'The first sentence of the answer answers.',
  ],
});
