import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  mailEndedPromises,
  mailGiftNews,
  mailOccasions,
  tellOfUnusualNetworks,
  revealGifts,
} from './host-mails.service.ts';
import {
  createMailSettingsLinks,
  oneClickPath,
  findMailSettings,
  storeMailSettings,
  without,
} from '../mails/index.ts';
import { route } from '../../platform/routing/route.ts';

const linkEnded = (): AppError =>
  new AppError('token-invalid', 'This link is incomplete. Please open it from your email again.');

const oneClickParams = z.object({ token: z.string().min(1).max(300) });

export const hostMailsRoutes =
  (appDeps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const { config, db, schedule } = appDeps;
    const links = createMailSettingsLinks(config);
    const deps = { ...appDeps, links };

    const read = (token: string) => {
      const link = links.verify(token);
      if (link === null) throw linkEnded();
      return link;
    };
    const save = async (userId: string, settings: z.output<typeof contract.mailSettingsForm>) => {
      if (!(await storeMailSettings(db, userId, settings))) throw linkEnded();
      return findMailSettings(db, userId);
    };

    route(app, contract.getMailSettings, ({ user }) => findMailSettings(db, user.id));
    route(app, contract.saveMailSettings, ({ user, body }) => save(user.id, body));
    route(app, contract.readLinkedMailSettings, ({ body }) =>
      findMailSettings(db, read(body.token).userId),
    );
    route(app, contract.saveLinkedMailSettings, ({ body: { token, ...settings } }) =>
      save(read(token).userId, settings),
    );

    await app.register(async (oneClick) => {
      oneClick.removeAllContentTypeParsers();
      oneClick.addContentTypeParser('*', { bodyLimit: 1_024, parseAs: 'string' }, async () => null);
      // Mail programs send this without cookies; the signed token is the proof (RFC 8058).
      oneClick.post(
        oneClickPath,
        { config: { fromOtherSites: true }, schema: { hide: true } },
        async ({ params }) => {
          const { userId, about } = read(oneClickParams.parse(params).token);
          await save(userId, without(await findMailSettings(db, userId), about));
          return { unsubscribed: true };
        },
      );
      // Mail programs without one-click open the address instead: looking changes nothing.
      oneClick.get(oneClickPath, { schema: { hide: true } }, async ({ params }, reply) => {
        const { userId, about } = read(oneClickParams.parse(params).token);
        return reply.redirect(links.settings(userId, about ?? undefined), 303);
      });
    });

    schedule.every(20, 'gift mails', () => mailGiftNews(deps));
    schedule.every(60, 'mails about ended promises', () => mailEndedPromises(deps));
    schedule.every(20, 'unusual networks', () => tellOfUnusualNetworks(deps));
    schedule.every(60, 'reveals', () => revealGifts(deps));
    schedule.every(600, 'occasion mails', () => mailOccasions(deps));
  };
