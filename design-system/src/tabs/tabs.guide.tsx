import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Tabs } from './tabs.tsx';

const tabs = (
  <Tabs
    label="Ways in"
    tabs={[
      { value: 'login', label: 'Login' },
      { value: 'signup', label: 'Sign Up' },
    ]}
  />
);

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a few views of one subject, of which one is enough at a time.',
    'As pills, to switch between forms for the same task.',
  ],
  avoid: [
    'For steps in an order: Stepper.',
    'For filters: Chip.',
    'For pages with addresses of their own: links.',
  ],
  comparisons: [
    {
      do: (
        <Tabs
          label="Ways in"
          tabs={[
            { value: 'a', label: 'Login' },
            { value: 'b', label: 'Sign Up' },
          ]}
        />
      ),
      because: 'One or two words each, alike in kind.',
      dont: (
        <Tabs
          label="Ways in"
          tabs={[
            { value: 'a', label: 'I already have an account' },
            { value: 'b', label: 'Sign Up' },
            { value: 'c', label: 'Help' },
          ]}
        />
      ),
      butNot: 'A long label, and one that is no way in at all.',
    },
  ],
  example: (
    <Tabs
      label="Ways in"
      tabs={[
        {
          value: 'login',
          label: 'Login',
          panel: <p>Welcome back. Your registries are waiting.</p>,
        },
        {
          value: 'signup',
          label: 'Sign Up',
          panel: <p>Create your first registry in a minute.</p>,
        },
      ]}
    />
  ),
  anatomy: [
    ['Tab', 'A word or two; the open one is dark.', '[role=tab]'],
    [
      'Indicator',
      'Marks the open tab, and moves with it.',
      '[role=tab][aria-selected=true]',
      'top',
    ],
    ['Panel', 'The content of the open tab.', '[role=tabpanel]', 'bottom'],
  ],
  states: {
    ...forcedStates(tabs, '[role=tab]:nth-of-type(2)'),
    Disabled: (
      <Tabs
        label="Gifts"
        tabs={[
          { value: 'all', label: 'All gifts' },
          { value: 'received', label: 'Received', disabled: true },
        ]}
      />
    ),
    Pills: (
      <Tabs
        label="Ways in"
        variant="pill"
        tabs={[
          { value: 'login', label: 'Login' },
          { value: 'signup', label: 'Sign Up' },
        ]}
      />
    ),
  },
  without: ['loading', 'error'],
  keyboard: [
    ['Tab', 'Moves to the open tab, then into its panel.'],
    ['← →', 'Open the tab before or after; the other way round from right to left.'],
    ['Home End', 'Open the first or the last tab.'],
  ],
  content: [
    'Labels of one or two words, of the same kind.',
    'Never more tabs than fit on a phone, unless there is no other way: then the list scrolls.',
  ],
});
