import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { registryNotFound, requireHost } from '../registries/index.ts';
import { calendarFile, type CalendarDay } from './calendar-file.ts';
import { findSharedDay } from './guest-view.repository.ts';
import { shareLink } from './links.ts';
import { invitationContent } from './pictures/picture-content.ts';
import type { SharePictures } from './pictures/share-pictures.ts';
import { getSharedRegistry } from './shared-registry.ts';

export function shareKitRoutes(app: FastifyInstance, pictures: SharePictures): void {
  const { config, db, payments } = app;
  const linkTo = (address: string) => shareLink(linkOrigin(config), address);
  const calendar = async (day: CalendarDay) =>
    new FileReply({
      body: await calendarFile(day, config.brand),
      type: 'text/calendar; charset=utf-8',
      name: 'registry.ics',
    });

  async function dayOfHost(userId: string, registryId: string) {
    await requireHost(db, userId, registryId);
    const day = await findSharedDay(db, registryId);
    if (!day) throw registryNotFound();
    if (day.address === null) throw new AppError('conflict', 'Please publish your registry first.');
    return { ...day, link: linkTo(day.address) };
  }

  route(app, contract.getSharedCalendar, async ({ share, request }) =>
    calendar({
      ...(await getSharedRegistry({ config, db, payments }, share)),
      link: linkTo(request.shareAddress),
    }),
  );
  route(app, contract.getRegistryCalendar, async ({ user, params }) =>
    calendar(await dayOfHost(user.id, params.registryId)),
  );
  route(app, contract.getQrCode, async ({ user, params, query }) => {
    const day = await dayOfHost(user.id, params.registryId);
    const { format } = query;
    const { link } = day;
    const picture = await pictures.find(day, { shape: 'qr-code', format, link });
    if (format === 'svg')
      return new FileReply({
        body: picture.toString(),
        type: 'image/svg+xml',
        name: 'registry.svg',
      });
    const body = Readable.from([picture]);
    return new FileReply({ body, type: 'image/png', name: 'registry.png' });
  });
  route(app, contract.getInvitationPicture, async ({ user, params }) => {
    const day = await dayOfHost(user.id, params.registryId);
    const picture = await pictures.find(day, invitationContent(day, config.brand, day.link));
    const body = Readable.from([picture]);
    return new FileReply({ body, type: 'image/jpeg', name: 'invitation.jpg' });
  });
}
