import type { ComponentProps, ComponentType } from 'react';
import { createProvided } from './provided.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Serializable state for the next screen; read back from `useLocation().state`. */
  readonly state?: unknown;
}

export interface ScreenLocation {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** While `when` holds, leaving the screen asks `onLeave`, which continues by calling `proceed`. */
export interface LeaveGuard {
  readonly when: boolean;
  readonly onLeave: (proceed: () => void) => void;
}

/** The shell owns the router; remotes know only this. */
export interface Navigation {
  readonly location: ScreenLocation;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** One step back, or to `fallback` when this page was the first one. */
  readonly back: (fallback: string) => void;
  /** Replaces the query without adding a history entry. */
  readonly replaceQuery: (query: URLSearchParams) => void;
  readonly Link: ComponentType<LinkProps>;
  /** Registers a guard until the returned function is called; also covers closing the tab. */
  readonly guardLeaving: (guard: LeaveGuard) => () => void;
}

const navigation = createProvided<Navigation>('Navigation');
export const NavigationContext = navigation.context;
export const useNavigation = navigation.use;

/** The `:name` parts of the current page's path. */
const params = createProvided<Readonly<Record<string, string | undefined>>>('PathParams');
export const PathParamsContext = params.context;
export const usePathParams = params.use;
