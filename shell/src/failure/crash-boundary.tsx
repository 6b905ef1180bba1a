import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

type CrashBoundaryProps = { children: ReactNode };
type CrashBoundaryState = { crashed: boolean; error?: unknown };

export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crashed: true, error };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen error={this.state.error} /> : this.props.children;
  }
}
