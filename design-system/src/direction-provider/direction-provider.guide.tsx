import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { DirectionProvider } from './direction-provider.tsx';

const tabs = [
  { value: 'needed', label: 'Still needed' },
  { value: 'given', label: 'Given' },
];

const rightToLeft = (
  <div dir="rtl">
    <DirectionProvider direction="rtl">
      <Tabs label="Gifts" tabs={tabs} />
    </DirectionProvider>
  </div>
);

export const guide = componentGuide({
  status: 'new',
  since: '2.0.0',
  use: [
    'Once, around the app, where its language runs from right to left, such as Urdu.',
    'Together with the dir attribute of the page, which turns the styles.',
  ],
  avoid: [
    'For a name or a number in another direction: the dir attribute of its element.',
    'Where the app runs from left to right: that is the default.',
  ],
  comparisons: [
    {
      do: rightToLeft,
      because: 'The right arrow key goes to the right: back to the tab before.',
      dont: (
        <div dir="rtl">
          <DirectionProvider direction="ltr">
            <Tabs label="Gifts" tabs={tabs} />
          </DirectionProvider>
        </div>
      ),
      butNot: 'It looks the same, and the right arrow key goes to the left.',
    },
  ],
  example: rightToLeft,
  anatomy: [['Content', 'It has no box of its own.', '[role=tablist]']],
  states: { Default: rightToLeft },
  without: ['disabled', 'loading', 'error'],
  ofParts: { states: ['hover', 'active', 'focus'], shownBy: ['Tabs', 'PriceRange'] },
  keyboard: [
    ['→', 'Moves to the right: to the tab before, to a lower price.'],
    ['←', 'Moves to the left: to the next tab, to a higher price.'],
  ],
  content: ['The direction follows the language of the text, not the reader’s settings.'],
});
