import fp from 'fastify-plugin';
import { createLiveReleases, type LiveReleases } from './deployment.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { releasesRoutes as releaseFilesRoutes } from './release-files.routes.ts';
import { adminReleasesRoutes } from './team-releases.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly releaseFiles: ReleaseFiles;
    readonly liveReleases: LiveReleases;
  }
}

/** Versions of the shell and the remotes: their files, and what is live. Publishing waits for the documents that try it. */
export const releases = fp(async (app) => {
  const files = createReleaseFiles(app.config);
  const live = createLiveReleases(app.db, app.log);
  app.decorate('releaseFiles', files);
  app.decorate('liveReleases', live);
  await app.register(adminReleasesRoutes(app, files, live));
  await app.register(releaseFilesRoutes(app, live, files));
});
