import type { SharedItem } from '@gift-registry/bff-contract';
import { giftPath } from '../platform/gift-paths.ts';
import { useScriptsRun } from '../platform/scripts.tsx';
import { ShareButton } from '../registries/share-button.tsx';

interface Props {
  readonly shareCode: string;
  readonly item: Pick<SharedItem, 'id' | 'name'>;
}

export function JoinUs({ shareCode, item }: Props) {
  if (!useScriptsRun()) return null;
  return (
    <ShareButton path={giftPath(shareCode, item.id)} title={`Join us: ${item.name}`}>
      Join us: share this gift
    </ShareButton>
  );
}
