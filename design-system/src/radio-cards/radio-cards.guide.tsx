import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { GiftIcon } from '../icon/icon.tsx';
import { RadioCards } from './radio-cards.tsx';

const choice = (
  <RadioCards
    label="Delivery"
    value=""
    onValueChange={() => undefined}
    options={[{ value: 'a', title: 'Deliver gifts to me' }]}
  />
);

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For one of two to four choices, each with its consequence.'],
  avoid: [
    'For more choices, or choices of one word: SelectField.',
    'For several answers: Checkbox.',
  ],
  comparisons: [
    {
      do: (
        <RadioCards
          label="How should gifts reach you?"
          value="a"
          onValueChange={() => undefined}
          options={[
            {
              value: 'a',
              title: 'Deliver gifts to me',
              description: 'Catalogue gifts are sent to your address.',
            },
            {
              value: 'b',
              title: 'Guests bring their gifts',
              description: 'Your address is not shared.',
            },
          ]}
        />
      ),
      because: 'Each card says what follows from it.',
      dont: (
        <RadioCards
          label="Delivery?"
          value="a"
          onValueChange={() => undefined}
          options={[
            { value: 'a', title: 'Yes' },
            { value: 'b', title: 'No' },
          ]}
        />
      ),
      butNot: 'Cards without consequences waste the room.',
    },
  ],
  example: (
    <RadioCards
      label="How should gifts reach you?"
      hint="You can change it later."
      value="a"
      onValueChange={() => undefined}
      error="Please select a delivery preference"
      options={[
        {
          value: 'a',
          title: 'Deliver gifts to me',
          description: 'Catalogue gifts are sent to your address.',
          icon: <GiftIcon />,
        },
      ]}
    />
  ),
  anatomy: [
    ['Question', 'Names the group.', 'legend'],
    ['Hint', 'Help before choosing.', '[id$=hint]'],
    ['Icon', 'A sign of the choice, on all cards or none.', 'svg', 'bottom'],
    ['Title and consequence', 'The whole card takes the press.', 'label', 'start'],
    ['Radio', 'The native input.', 'input', 'end'],
    ['Error', 'Announced when it appears.', '[role=alert]'],
  ],
  states: {
    ...forcedStates(choice),
    Chosen: (
      <RadioCards
        label="Delivery"
        value="a"
        onValueChange={() => undefined}
        options={[{ value: 'a', title: 'Deliver gifts to me' }]}
      />
    ),
    Disabled: (
      <RadioCards
        label="Delivery"
        value=""
        disabled
        onValueChange={() => undefined}
        options={[{ value: 'a', title: 'Deliver gifts to me' }]}
      />
    ),
    Error: (
      <RadioCards
        label="Delivery"
        value=""
        error="Please select a delivery preference"
        onValueChange={() => undefined}
        options={[{ value: 'a', title: 'Deliver gifts to me' }]}
      />
    ),
  },
  without: ['loading'],
  keyboard: [
    ['Tab', 'Moves to the chosen card, or to the first.'],
    ['↑ ↓ ← →', 'Choose the card before or after.'],
    ['Space', 'Chooses the focused card.'],
  ],
  content: [
    'The label is a question: How should gifts reach you?',
    'Titles answer it, descriptions tell the consequence.',
  ],
});
