import {
  getSession,
  type Role,
  type RouteShape,
  type SessionReply,
} from '@gift-registry/bff-contract';
import type { PageVisitsJob, SampleReply } from '@gift-registry/workers-contract';
import { contractRoutes } from '../../../../platform/routing/contract-routes.ts';
import { sampleValue } from './sample-value.ts';

const parametersIn = ({ path }: RouteShape): number => path.split('/:').length;

/** Addresses without parameters come first: `/api/products/mine` is not the product 'mine'. */
const sampledRoutes: readonly RouteShape[] = [...contractRoutes].sort(
  (a, b) => parametersIn(a) - parametersIn(b),
);

const replyWith = ({ method, path }: RouteShape, status: string, value: unknown): SampleReply => ({
  ...{ method, path },
  status: Number(status),
  json: JSON.stringify(value),
});

function replyOf(route: RouteShape): SampleReply[] {
  const success = Object.entries(route.responses).find(([status]) => status.startsWith('2'));
  return success ? [replyWith(route, success[0], sampleValue(success[1]))] : [];
}

const session = (user: SessionReply['user']): SampleReply =>
  replyWith(getSession, '200', { user, csrfToken: 'sample' });

const reader = (role: Role) => ({
  ...{ id: '5a3b1e00-0000-4000-8000-00000000a5a0', email: 'asha@example.com' },
  ...{ firstName: 'Asha', lastName: 'Rao', role },
});

const sessions: PageVisitsJob['sessions'] = {
  public: session(null),
  'signed-in': session(reader('host')),
  host: session(reader('host')),
  admin: session(reader('admin')),
};

let replies: readonly SampleReply[] | undefined;

/** Answers to all that pages may ask, from the schemas alone: a visit shows nobody's data. */
export const sampleReplies = (): Pick<PageVisitsJob, 'replies' | 'sessions'> => {
  replies ??= sampledRoutes.flatMap(replyOf);
  return { replies: [...replies], sessions };
};
