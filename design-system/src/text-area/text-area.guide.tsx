import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { TextArea } from './text-area.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For sentences: a message for guests, a note to a gift.'],
  avoid: ['For one line: TextField.'],
  comparisons: [
    {
      do: <TextArea label="Message for guests" optional limit={500} rows={3} />,
      because: 'The counter tells the limit before it is met.',
      dont: (
        <TextArea
          label="Message for guests"
          rows={3}
          error="Too long"
          defaultValue="Your presence is the only present."
        />
      ),
      butNot: 'A limit that nobody could know.',
    },
  ],
  example: (
    <TextArea
      label="Message for guests"
      optional
      hint="A few words above the list of gifts."
      limit={20}
      rows={3}
      defaultValue="Come hungry, stay late."
      error="Message must not exceed 20 characters"
    />
  ),
  anatomy: [
    ['Label', 'Names the text, and says whether it is optional.', 'label'],
    ['Hint', 'Help before typing.', '[id$=hint]'],
    ['Control', 'Grows with the text.', 'textarea', 'end'],
    ['Error', 'The problem and its solution.', '[role=alert]'],
    ['Counter', 'Characters so far, and the limit.', '[class*=counter]', 'end'],
  ],
  states: {
    ...forcedStates(<TextArea label="Note" rows={2} defaultValue="The larger one, please." />),
    Disabled: <TextArea label="Note" rows={2} defaultValue="The larger one, please." disabled />,
    Error: (
      <TextArea
        label="Note"
        rows={2}
        limit={20}
        defaultValue="The larger one, please."
        error="Note must not exceed 20 characters"
      />
    ),
  },
  without: ['loading'],
  keyboard: [
    ['Tab', 'Moves in and out; the text gets no tabs.'],
    ['Enter', 'Begins a new line.'],
  ],
  content: [
    'The hint gives an example of what to write, not a rule.',
    'Text beyond the limit stays: nothing typed is lost.',
  ],
});
