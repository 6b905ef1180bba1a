import { formatPaise } from '@gift-registry/bff-contract';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import type { Suggestion } from './suggest-amounts.ts';

interface Props {
  readonly suggestion: Suggestion;
  readonly chosen: number | undefined;
  readonly onChoose: (paise: number) => void;
}

export function QuickAmounts({ suggestion: { amounts, share, text }, chosen, onChoose }: Props) {
  return (
    <>
      <ChipRow label="Suggestions">
        {amounts.map((paise) => (
          <ToggleChip
            key={paise}
            pressed={paise === chosen}
            suggested={paise === share}
            onPressedChange={() => onChoose(paise)}
          >
            {formatPaise(paise)}
          </ToggleChip>
        ))}
      </ChipRow>
      {text !== undefined && <p>{text}</p>}
    </>
  );
}
