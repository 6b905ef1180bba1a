import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { DebouncedSearchField } from './debounced-search-field.tsx';

const ignore = () => undefined;

export const guide = componentGuide({
  status: 'new',
  since: '1.1.0',
  use: ['To search a list of the server, whose term stands in the address.'],
  avoid: [
    'For a list that the page holds already: SearchField, which filters at each key.',
    'For lists shorter than a screen.',
  ],
  comparisons: [
    {
      do: (
        <DebouncedSearchField searched="" onSearch={ignore} placeholder="Order, giver, registry" />
      ),
      because: 'The placeholder names what is searched.',
      dont: <DebouncedSearchField searched="" onSearch={ignore} placeholder="Search" />,
      butNot: 'Nobody knows whether a name or a number is found.',
    },
  ],
  example: <DebouncedSearchField searched="brass lamp" onSearch={ignore} />,
  anatomy: [
    ['Sign', 'A glass; a spinner while it searches.', 'svg'],
    ['Text', 'Is searched for 300 ms after the last key.', 'input', 'top'],
    ['Clear button', 'Searches for nothing, at once.', 'button', 'end'],
  ],
  states: {
    ...forcedStates(
      <DebouncedSearchField searched="" onSearch={ignore} placeholder="Search gifts" />,
    ),
    Filled: <DebouncedSearchField searched="brass lamp" onSearch={ignore} />,
    Loading: <DebouncedSearchField searched="brass lamp" status="busy" onSearch={ignore} />,
    Error: <DebouncedSearchField searched="brass lamp" status="failed" onSearch={ignore} />,
    Disabled: <DebouncedSearchField searched="brass lamp" disabled onSearch={ignore} />,
  },
  without: [],
  keyboard: [
    ['Enter', 'Searches at once.'],
    ['Escape', 'Empties the box and shows everything.'],
  ],
  content: ['The placeholder names the things that are searched, not the act.'],
});
