import { Badge, type BadgeTone } from '../badge/badge.tsx';

type RegistryStatus = 'draft' | 'published' | 'completed';

const BADGES: Record<RegistryStatus, { tone: BadgeTone; text: string }> = {
  draft: { tone: 'warning', text: 'Draft' },
  published: { tone: 'success', text: 'Published' },
  completed: { tone: 'info', text: 'Completed' },
};

type StatusBadgeProps = {
  /** `draft` is yellow, `published` green, `completed` blue. */
  status: RegistryStatus;
  className?: string | undefined;
};

/** The status of a registry. */
export function StatusBadge({ status, className }: StatusBadgeProps) {
  const { tone, text } = BADGES[status];
  return (
    <Badge tone={tone} className={className}>
      {text}
    </Badge>
  );
}
