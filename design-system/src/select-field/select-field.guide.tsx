import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { SelectField } from './select-field.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For one of five or more known answers.', 'Compact, for the order of a list.'],
  avoid: [
    'For two to four answers that need words: RadioCards.',
    'For several answers: Checkbox or Chip.',
    'For actions: Menu.',
  ],
  comparisons: [
    {
      do: (
        <SelectField
          label="Occasion"
          placeholder="Choose an occasion"
          defaultValue=""
          options={[{ value: 'Wedding' }]}
        />
      ),
      because: 'Nothing is chosen for anybody by chance.',
      dont: (
        <SelectField label="Do you want gift wrap?" options={[{ value: 'Yes' }, { value: 'No' }]} />
      ),
      butNot: 'Two answers hidden behind a press: a Checkbox shows both.',
    },
  ],
  example: (
    <SelectField
      label="Occasion"
      hint="It chooses the garland."
      defaultValue="Wedding"
      options={[{ value: 'Wedding' }, { value: 'Birthday' }]}
      error="Occasion is required"
    />
  ),
  anatomy: [
    ['Label', 'Names the answer.', 'label'],
    ['Hint', 'Help before choosing.', '[id$=hint]'],
    ['Control', 'A native select, so phones show their own picker.', 'select', 'end'],
    ['Error', 'The problem and its solution.', '[role=alert]'],
  ],
  states: {
    ...forcedStates(<SelectField label="Occasion" options={[{ value: 'Wedding' }]} />),
    Empty: (
      <SelectField
        label="Occasion"
        placeholder="Choose an occasion"
        defaultValue=""
        options={[{ value: 'Wedding' }]}
      />
    ),
    Disabled: <SelectField label="Occasion" options={[{ value: 'Wedding' }]} disabled />,
    Error: (
      <SelectField
        label="Occasion"
        placeholder="Choose an occasion"
        defaultValue=""
        options={[{ value: 'Wedding' }]}
        error="Occasion is required"
      />
    ),
    Compact: (
      <SelectField
        label="Sort by"
        hideLabel
        size="compact"
        options={[{ value: 'Price: Low to High' }]}
      />
    ),
  },
  without: ['loading'],
  keyboard: [
    ['↑ ↓', 'Move the choice.'],
    ['Space', 'Opens the list of the system.'],
    ['a…z', 'Choose what begins with the letters.'],
  ],
  content: [
    'Answers in an order that people know: by use, by size or by alphabet.',
    'The placeholder begins with Choose.',
  ],
});
