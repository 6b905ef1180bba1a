import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { SearchField } from './search-field.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['To find something by its name in a list or a catalogue.'],
  avoid: [
    'For a filter with known answers: Chip or SelectField.',
    'For lists shorter than a screen.',
  ],
  comparisons: [
    {
      do: <SearchField value="" onValueChange={() => undefined} placeholder="Search gifts" />,
      because: 'The placeholder says what is searched.',
      dont: <SearchField value="" onValueChange={() => undefined} placeholder="Type here..." />,
      butNot: 'Everybody knows that one types into a box.',
    },
  ],
  example: <SearchField value="brass lamp" onValueChange={() => undefined} />,
  anatomy: [
    ['Sign', 'A glass; a spinner while it searches.', 'svg'],
    ['Text', 'Nothing is debounced here: the page decides.', 'input', 'top'],
    [
      'Clear button',
      'Appears with the first letter; a retry button after a failure.',
      'button',
      'end',
    ],
  ],
  states: {
    ...forcedStates(
      <SearchField value="" onValueChange={() => undefined} placeholder="Search gifts" />,
    ),
    Filled: <SearchField value="brass lamp" onValueChange={() => undefined} />,
    Loading: <SearchField value="brass lamp" status="busy" onValueChange={() => undefined} />,
    Error: <SearchField value="brass lamp" status="failed" onValueChange={() => undefined} />,
    Disabled: (
      <SearchField value="" disabled onValueChange={() => undefined} placeholder="Search gifts" />
    ),
  },
  without: [],
  keyboard: [
    ['Enter', 'Searches at once.'],
    ['Escape', 'Empties the box.'],
    ['Tab', 'Moves to the clear or retry button.'],
  ],
  content: [
    'The placeholder is Search and the things: Search gifts.',
    'Results are counted in words: 3 gifts.',
  ],
});
