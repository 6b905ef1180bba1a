import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

type CrashBoundaryProps = { children: ReactNode };
type CrashBoundaryState = { crashed: boolean };

export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state = { crashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
