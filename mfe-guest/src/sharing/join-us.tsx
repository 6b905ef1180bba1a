import type { SharedItem } from '@gift-registry/bff-contract';
import { giftPath } from '../address/gift-paths.ts';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { ShareButton } from './share-button.tsx';

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
