import type { SharedItem } from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { askPath, waitPath } from '../platform/gift-paths.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export function WaitLink({ shareCode, item }: Props) {
  return (
    <TextLink
      variant="standalone"
      href={waitPath(shareCode, item.id)}
      linkComponent={Link}
      aria-label={`Tell me if it becomes free: ${item.name}`}
    >
      Tell me if it becomes free
    </TextLink>
  );
}

export function AskLink({
  shareCode,
  item,
  className,
}: Props & { className?: string | undefined }) {
  const answers = item.answers?.length ?? 0;
  const question = answers === 0 ? 'Ask the host' : `Questions (${answers})`;
  return (
    <TextLink
      className={className}
      variant="standalone"
      href={askPath(shareCode, item.id)}
      linkComponent={Link}
      aria-label={`${question}: ${item.name}`}
    >
      {question}
    </TextLink>
  );
}
