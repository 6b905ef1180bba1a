import { joinList, plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import type { ShownLine } from '../basket/basket-lines.ts';

interface Props {
  readonly lines: readonly ShownLine[];
  readonly onRemove: () => void;
}

export function TakenMeanwhile({ lines, onRemove }: Props) {
  const gone = lines.filter(({ left }) => left === 0);
  const names = gone.map(({ item }) => item?.name ?? 'a gift that left the list');
  const fewer = lines.filter(({ left, quantity }) => left > 0 && quantity > left);
  const messages = [
    ...(gone.length > 0 ? [`No longer there: ${joinList(names)}.`] : []),
    ...fewer.map(
      ({ item, left }) =>
        `${plural(left, 'Only # is', 'Only # are')} still needed: ${item?.name ?? ''}.`,
    ),
  ];
  return (
    <Alert
      type="warning"
      title="Some of it was taken meanwhile"
      action={<Button onClick={onRemove}>Remove what was taken</Button>}
    >
      {messages.join(' ')}
    </Alert>
  );
}
