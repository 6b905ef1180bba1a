import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from '../control-center/control-center.tsx';

export default function RegistriesPage() {
  return (
    <ControlCenter title="Registry Management">
      <EmptyState title="Nothing to manage here yet">
        Registries of all hosts, and their shares.
      </EmptyState>
    </ControlCenter>
  );
}
