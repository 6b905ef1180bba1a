import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from './control-center.tsx';
import { useCurrentSection } from './use-current-section.ts';

export function EmptySection() {
  return (
    <ControlCenter>
      <EmptyState title="Nothing to manage here yet">{useCurrentSection()?.description}</EmptyState>
    </ControlCenter>
  );
}
