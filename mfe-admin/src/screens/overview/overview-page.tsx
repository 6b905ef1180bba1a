import { Stack } from '@gift-registry/design-system/layout';
import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Link } from '@gift-registry/shell-contract';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { DailyNumbers } from './daily-numbers.tsx';
import { Counts } from './counts.tsx';
import { PlatformState } from './platform-state.tsx';

export default function OverviewPage() {
  return (
    <ControlCenter
      action={
        <Button variant="primary" href="/admin/orders?view=attention" linkComponent={Link}>
          See orders that wait
        </Button>
      }
    >
      <Stack gap={5}>
        <ErrorBoundary part="platform-state">
          <PlatformState />
        </ErrorBoundary>
        <ErrorBoundary part="daily-numbers">
          <DailyNumbers />
        </ErrorBoundary>
        <ErrorBoundary part="counts">
          <Counts />
        </ErrorBoundary>
      </Stack>
    </ControlCenter>
  );
}
