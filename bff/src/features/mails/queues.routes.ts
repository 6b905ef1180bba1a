import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages, jobPageSize, type QueuedJob } from '@gift-registry/bff-contract';
import { QUEUES, type QueueName } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListedJob } from '../../platform/queues/queues.ts';
import { route, type RouteContext } from '../../platform/routing/route.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { removeJob, retryJob } from './change-jobs.service.ts';
import { subjectOfJob } from './job-subject.ts';

function queueNamed(wanted: string): QueueName {
  const queue = QUEUES.find((name) => name === wanted);
  if (!queue) throw new AppError('not-found', errorMessages.notFound);
  return queue;
}

const shownJob = ({ data, error, ...job }: ListedJob): QueuedJob => ({
  ...job,
  about: subjectOfJob(data),
  error: error?.slice(0, 500) ?? null,
});

type Change = RouteContext<typeof contract.retryJob | typeof contract.removeJob>;

const changeOf = ({ params, user, request }: Pick<Change, 'params' | 'user' | 'request'>) => ({
  queue: queueNamed(params.queue),
  jobId: params.jobId,
  by: teamMemberOf({ user, request }),
});

export const adminQueuesRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const { queues } = deps;
    route(app, contract.listQueues, async () => ({
      queues: await Promise.all(
        QUEUES.map(async (name) => ({ name, ...(await queues.count(name)) })),
      ),
    }));
    route(app, contract.listJobs, async ({ params, query: { state, page } }) => {
      const name = queueNamed(params.queue);
      const start = (page - 1) * jobPageSize;
      const [jobs, next] = await Promise.all([
        queues.list(name, state, { start, limit: jobPageSize }),
        queues.list(name, state, { start: start + jobPageSize, limit: 1 }),
      ]);
      return { jobs: jobs.map(shownJob), hasMore: next.length > 0 };
    });
    route(app, contract.retryJob, async (context) => {
      await retryJob(deps, changeOf(context));
      return { retried: true as const };
    });
    route(app, contract.removeJob, async (context) => {
      await removeJob(deps, changeOf(context));
      return { removed: true as const };
    });
  };
