import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { documents } from './documents/plugin.ts';
import { guests } from './features/giving/index.ts';
import { features } from './features/plugins.ts';
import { guardShares, shareAddress } from './features/sharing/index.ts';
import { appDependencies, type AppDependencies } from './platform/app-dependencies.ts';
import { answerBrokenRequest, answerUnroutable } from './platform/errors/broken-request.ts';
import { renderedReads } from './platform/routing/rendered-read.ts';
import { validatorCompiler } from './platform/routing/validator-compiler.ts';
import { sessions } from './platform/sessions/sessions.ts';
import { csrf } from './plugins/csrf.ts';
import { draining } from './plugins/draining.ts';
import { errorReplies } from './plugins/error-replies.ts';
import { hostViews } from './plugins/host-views.ts';
import { linkOrigins } from './plugins/link-origins.ts';
import { outboxWake } from './plugins/outbox-wake.ts';
import { pressure } from './plugins/pressure.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { requestContent } from './plugins/request-content.ts';
import { requestIdOf, requestIds, requestLog } from './plugins/request-log.ts';
import { apiCaching, securityHeaders } from './plugins/security-headers.ts';

/** Registers the plugins of every request, then the features, then the documents that show them. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 20_000,
    http: { headersTimeout: 15_000 },
    // Longer than the heartbeat interval of event streams, so only dead connections time out.
    connectionTimeout: 90_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnroutable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  if (deps.requestTelemetry) await app.register(deps.requestTelemetry);
  await app.register(appDependencies(deps));
  await app.register(requestIds);
  await app.register(requestLog);
  await app.register(securityHeaders(deps));
  await app.register(apiCaching);
  await app.register(errorReplies);
  await app.register(shareAddress);
  await app.register(draining);
  await app.register(pressure(deps));
  await app.register(requestContent);
  await app.register(rateLimits(deps));
  await app.register(sessions(deps));
  await app.register(csrf(deps));
  await app.register(hostViews(deps));
  await app.register(guests(deps));
  await app.register(guardShares(deps));
  await app.register(linkOrigins(deps));
  await app.register(outboxWake(deps));
  await app.register(renderedReads);

  for (const feature of features) await app.register(feature);
  await app.register(documents);
  return app;
}
