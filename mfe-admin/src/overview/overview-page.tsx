import { ControlCenter } from '../control-center/control-center.tsx';
import { Counts } from './counts.tsx';

export default function OverviewPage() {
  return (
    <ControlCenter>
      <Counts />
    </ControlCenter>
  );
}
