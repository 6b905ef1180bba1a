import { plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { giftCount } from '../../../features/items/gift-count.ts';

interface Props {
  readonly added: number;
  readonly alreadyAdded: number;
  readonly registryName: string | undefined;
}

function title({ added, registryName }: Props): string {
  if (added === 0) return 'Nothing new in this file';
  return registryName
    ? `${giftCount(added)} added to ${registryName}`
    : `${giftCount(added)} kept for your first registry`;
}

export function ImportResult(props: Props) {
  const { added, alreadyAdded, registryName = 'your list' } = props;
  return (
    <Alert type={added === 0 ? 'info' : 'success'} title={title(props)}>
      {alreadyAdded > 0 &&
        `${giftCount(alreadyAdded)} ${plural(alreadyAdded, 'was', 'were')} in ${registryName} before.`}
    </Alert>
  );
}
