import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice.tsx';

type CrashBoundaryProps = { children: ReactNode };
type CrashBoundaryState = { crashed: boolean };

/** The last resort: the shell itself failed. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state = { crashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashNotice /> : this.props.children;
  }
}
