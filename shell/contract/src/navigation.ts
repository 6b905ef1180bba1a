import { type ComponentProps, type ComponentType, useEffect, createElement } from 'react';
import { createShellContext } from './shell-context.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Serializable state for the next screen; read back from `useNavigation().location.state`. */
  readonly state?: unknown;
  /** A part of the screen that has a page of its own: a reload, a new tab and a copied link open that page. */
  readonly shownAs?: string;
}

export interface ScreenLocation {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  readonly to: string;
}

/** While `when` is true, leaving the screen calls `onLeave` instead; `proceed` continues the navigation. */
export interface LeaveGuard {
  readonly when: boolean;
  readonly onLeave: (proceed: () => void) => void;
}

export interface OpenLayer {
  readonly name: string;
  readonly subject: readonly string[];
  /** It ends with its entry: neither Forward nor a reload opens it again, and a navigation from it replaces its entry. */
  readonly momentary: boolean;
}

export interface LayerPlace {
  readonly instead?: string | undefined;
  readonly over?: boolean | undefined;
}

export interface Navigation {
  readonly location: ScreenLocation;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Goes back one entry, or to `fallback` from the first page of the visit. */
  readonly back: (fallback: string) => void;
  readonly replaceQuery: (query: URLSearchParams) => void;
  /**
   * Adds a history entry with another query; the scroll position stays. Consecutive changes by one `control`, such as a
   * slider or a search field, share an entry. A query that is set while a layer is open outlives the layer.
   */
  readonly pushQuery: (query: URLSearchParams, control?: string) => void;
  /** The open layers of this history entry, the lowest first. */
  readonly layers: readonly OpenLayer[];
  /**
   * Adds a history entry with the layer; of an open layer it replaces the subject. It takes the entry of a finished layer,
   * which `instead` names, and of a momentary one below it, unless it stands `over` that.
   */
  readonly showLayer: (layer: OpenLayer, place?: LayerPlace) => void;
  readonly closeLayer: (name: string) => void;
  readonly Link: ComponentType<LinkProps>;
  readonly guardLeaving: (guard: LeaveGuard) => () => void;
}

/** Stays the same from page to page: a navigation renders nobody again who reads this part alone. */
export interface NavigationActions extends Omit<Navigation, 'location' | 'layers'> {
  readonly currentLocation: () => ScreenLocation;
}

const actions = createShellContext<NavigationActions>('NavigationActions');
export const NavigationActionsContext = actions.context;
export const useNavigationActions = actions.use;

const navigation = createShellContext<Navigation>('Navigation');
export const NavigationContext = navigation.context;
export const useNavigation = navigation.use;

const params = createShellContext<Readonly<Record<string, string | undefined>>>('PathParams');
export const PathParamsContext = params.context;
export const usePathParams = params.use;

/** Leaves for a new document, such as a page of another site. Tests replace it, because they have no other page. */
export const leavePage = { to: (url: string): void => window.location.assign(url) };

export function useLeaveGuard({ when, onLeave }: LeaveGuard): void {
  const { guardLeaving } = useNavigation();
  useEffect(() => guardLeaving({ when, onLeave }), [guardLeaving, when, onLeave]);
}

export function Link(props: LinkProps) {
  const { Link: ShellLink } = useNavigationActions();
  return createElement(ShellLink, props);
}

export function useScrollToHash(ready: boolean): void {
  const { hash } = useNavigation().location;
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}
