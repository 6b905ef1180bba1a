import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, text, type MailContent } from '../../content.ts';
import { failureBlocks } from './failure-blocks.ts';

type News = MailData<'release-news'>;

const nameOf = ({ project, version }: Pick<News, 'project' | 'version'>): string =>
  version === null ? project : `${project} ${version}`;

const words: Readonly<
  Record<News['kind'], (news: News) => Pick<MailContent, 'subject' | 'heading' | 'preview'>>
> = {
  live: ({ project, version }) => ({
    subject: `${project} ${version} is live`,
    heading: 'A release is live',
    preview: 'Every visitor gets it at the next page.',
  }),
  canary: ({ project, version, percent }) => ({
    subject: `${project} ${version} is a canary for ${percent ?? 0} %`,
    heading: 'A canary has begun',
    preview: `${percent ?? 0} % of the visitors get it. It ends by itself when the server can’t deliver its pages.`,
  }),
  'taken-back': ({ project, version, before }) => ({
    subject: `${project} ${version} was taken back`,
    heading: 'A release was taken back',
    preview: before
      ? `Somebody took it back. Visitors get ${before} again.`
      : 'Somebody took it back.',
  }),
  refused: ({ project, version, reason }) => ({
    subject: `${nameOf({ project, version })} was refused`,
    heading: 'A release was refused',
    preview: reason ?? 'It does not fit to the contracts of the server.',
  }),
  'rendering-failing': ({ project, version }) => ({
    subject: `${project} ${version} fails on the server`,
    heading: 'A release can’t be rendered on the server',
    preview: 'Its pages go out as skeletons until their scripts have loaded.',
  }),
  'rendering-off': ({ project, version }) => ({
    subject: `${project} ${version} is not rendered on the server any more`,
    heading: 'Rendering of a release is off',
    preview:
      'Its renderings had to be ended three times. Until the next version its pages go out as skeletons.',
  }),
};

export function releaseNews(data: News): MailContent {
  const { project, version, author, message } = data;
  const said = words[data.kind](data);
  return {
    ...said,
    blocks: [
      text(said.preview),
      facts(
        ['Release', nameOf({ project, version })],
        ...(message ? [['Commit', message] as const] : []),
        ...(author ? [['Author', author] as const] : []),
      ),
      ...failureBlocks(data),
      button('Open the releases', data.releasesLink),
    ],
  };
}
