import { isTeam, mayCall, type RouteShape } from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';

export type May = (route: Pick<RouteShape, 'access'>) => boolean;

/** Decides for the whole control center who is offered what: the server would refuse the request of any other button. */
export function useMay(): May {
  const role = useSession().state.user?.role;
  return ({ access }) => role !== undefined && isTeam(role) && mayCall(role, access);
}

/** An admin exports all rows of a search, support those of the page that it sees. */
export const useExportWords = (): string =>
  useMay()({ access: 'admin' }) ? 'Export CSV' : 'Export this page';
