import { Alert } from '@gift-registry/design-system/alert';
import { giftWords } from './gift-words.ts';

interface Props {
  readonly added: number;
  readonly alreadyAdded: number;
  /** undefined without a registry. */
  readonly registryName: string | undefined;
}

function title({ added, registryName }: Props): string {
  if (added === 0) return 'Nothing new in this file';
  return registryName
    ? `${giftWords(added)} added to ${registryName}`
    : `${giftWords(added)} kept for your first registry`;
}

/** Tells how many gifts of a file were new. */
export function ImportResult(props: Props) {
  const { added, alreadyAdded, registryName = 'your list' } = props;
  return (
    <Alert type={added === 0 ? 'info' : 'success'} title={title(props)}>
      {alreadyAdded > 0 &&
        `${giftWords(alreadyAdded)} ${alreadyAdded === 1 ? 'was' : 'were'} in ${registryName} before.`}
    </Alert>
  );
}
