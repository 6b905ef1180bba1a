import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Badge } from '../badge/badge.tsx';
import { StatusBadge } from './status-badge.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For the status of a registry, wherever it is listed.'],
  avoid: ['For other states: Badge.'],
  comparisons: [
    {
      do: <StatusBadge status="published" />,
      because: 'The word and the colour that are the same everywhere.',
      dont: <Badge tone="accent">Live</Badge>,
      butNot: 'A second word for the same status.',
    },
  ],
  example: <StatusBadge status="published" />,
  anatomy: [['Word', 'Draft, Published or Completed.', 'span', 'top']],
  states: {
    Draft: <StatusBadge status="draft" />,
    Published: <StatusBadge status="published" />,
    Completed: <StatusBadge status="completed" />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus.',
  content: ['One word, the same in filters, mails and the admin area.'],
});
