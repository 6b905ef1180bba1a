import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { ChipRow, RemovableChip, ToggleChip } from './chip.tsx';

export const guide = componentGuide({
  status: 'new',
  since: '1.0.0',
  use: [
    'For a filter that works at once: categories, occasions.',
    'As RemovableChip, for the filters that are on.',
  ],
  avoid: [
    'For an answer in a form: Checkbox.',
    'For a state that nobody presses: Badge.',
    'For more than a dozen choices: SelectField.',
  ],
  comparisons: [
    {
      do: (
        <ChipRow label="Categories">
          <ToggleChip pressed onPressedChange={() => undefined}>
            Kitchen
          </ToggleChip>
          <ToggleChip pressed={false} onPressedChange={() => undefined}>
            Bedding
          </ToggleChip>
        </ChipRow>
      ),
      because: 'Short names of the same kind, in one row.',
      dont: (
        <ChipRow label="Categories">
          <ToggleChip pressed onPressedChange={() => undefined}>
            Kitchen
          </ToggleChip>
          <ToggleChip pressed={false} onPressedChange={() => undefined}>
            Submit
          </ToggleChip>
        </ChipRow>
      ),
      butNot: 'An action among choices: that is a Button.',
    },
  ],
  example: (
    <ChipRow label="Filters">
      <ToggleChip pressed onPressedChange={() => undefined}>
        Kitchen
      </ToggleChip>
      <RemovableChip label="₹1,000 – ₹4,999" onRemove={() => undefined} />
    </ChipRow>
  ),
  anatomy: [
    ['Tick', 'Only while it is on.', 'svg', 'top'],
    ['Name', 'One to three words.', 'button'],
    ['Cross', 'On a chip that a press removes.', 'button:last-child svg', 'top'],
  ],
  states: {
    ...forcedStates(
      <ToggleChip pressed={false} onPressedChange={() => undefined}>
        Bedding
      </ToggleChip>,
    ),
    On: (
      <ToggleChip pressed onPressedChange={() => undefined}>
        Kitchen
      </ToggleChip>
    ),
    Suggested: (
      <ToggleChip pressed={false} suggested onPressedChange={() => undefined}>
        For a wedding
      </ToggleChip>
    ),
    Removable: <RemovableChip label="Wedding" onRemove={() => undefined} />,
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves from chip to chip.'],
    ['Enter Space', 'Turn it on or off, or remove it.'],
  ],
  content: [
    'The name of the thing, no verb: Kitchen & Cookware.',
    'Screen readers hear Remove and the name.',
  ],
});
