import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from '../control-center/control-center.tsx';

export default function SettingsPage() {
  return (
    <ControlCenter title="Settings">
      <EmptyState title="Nothing to manage here yet">How the platform behaves.</EmptyState>
    </ControlCenter>
  );
}
