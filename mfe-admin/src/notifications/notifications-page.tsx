import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from '../control-center/control-center.tsx';

export default function NotificationsPage() {
  return (
    <ControlCenter title="Notifications">
      <EmptyState title="Nothing to manage here yet">Messages to hosts and guests.</EmptyState>
    </ControlCenter>
  );
}
