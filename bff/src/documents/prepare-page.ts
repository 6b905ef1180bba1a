import type {
  DocumentSettings,
  DocumentForm,
  ShownAnnouncement,
} from '@gift-registry/bff-contract';
import { themeStyles } from '@gift-registry/bff-contract/themes';
import type { ReleaseFiles, LiveRelease } from '../features/releases/index.ts';
import type { SharePreview } from '../features/sharing/index.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import type { Config } from '../platform/config/config.ts';
import type { Reader, RenderedReads } from '../platform/routing/rendered-read.ts';
import { linkPictureText, sharePictureText, type DocumentAssets } from './document-assets.ts';
import type { RenderedPage } from './document-parts.ts';
import { pageAddressOf } from './page-address.ts';
import { pageMetadataFor } from './page-head.ts';
import { createPageStyles, styleFilesOf } from './page-styles.ts';
import { plainList } from './plain-list.ts';
import { readReplies, type ReplyText } from './read-replies.ts';
import { renderDocument } from './render-document.ts';
import type { ScreenRenderer } from './rendering/screen-renderer.ts';
import { prerenderingOf, type Prerendering } from './rendering/prerendering.ts';
import { createRenderedDocuments, type RenderingInput } from './rendering/rendered-documents.ts';
import type { SharedRenderings } from './rendering/shared-renderings.ts';
import { sharePictureOf, isLinkPage, previewOf, themeIn } from './share-previews.ts';

function documentSettingsOf(config: Config): DocumentSettings {
  const { email, phone, whatsappUrl, instagramUrl, facebookUrl } = config.contact;
  const social = [
    { name: 'Instagram', url: instagramUrl },
    { name: 'Facebook', url: facebookUrl },
  ];
  return {
    brand: config.brand,
    publicBaseUrl: config.publicBaseUrl,
    demoShopUrl: config.demoShopOrigin ?? null,
    localShops: [...config.localShopOrigins],
    sampleRegistryPath: config.sampleShareCode ? `/r/${config.sampleShareCode}` : null,
    funds: config.funds,
    googleSignIn: config.google !== undefined,
    contact: { email: email ?? null, phone: phone ?? null, whatsappUrl: whatsappUrl ?? null },
    social: social.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    accountDisclosure: config.accountDisclosure,
  };
}

export interface PreparationOptions extends Pick<AppDependencies, 'config' | 'log'> {
  readonly sharedRenderings: SharedRenderings;
  readonly files: ReleaseFiles;
  readonly renderer: ScreenRenderer;
  readonly reads: RenderedReads;
  readonly assets: DocumentAssets;
}

interface PageInput {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly path: string;
  readonly reader: Reader;
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  readonly isRendered: boolean;
  readonly locked?: boolean;
  readonly previewed?: LiveRelease | undefined;
  readonly announcement?: ShownAnnouncement | undefined;
  /** This process has to render the page, though another one may have its document. */
  readonly here?: boolean;
}

/** Finds the page of a path, reads its replies, and makes its document: with its screen (`findRendered`) or without (`documentWith`). */
export function createPagePreparation({
  config,
  log,
  sharedRenderings,
  files,
  renderer,
  reads,
  assets,
}: PreparationOptions) {
  const general = { ...assets.sharePicture, text: sharePictureText };
  const neutral = { ...assets.linkPicture, text: linkPictureText };
  const rendered = createRenderedDocuments({
    renderer,
    shared: sharedRenderings,
    frame: JSON.stringify(Object.values(assets).map(({ url }) => url)),
  });
  const stylesOf = createPageStyles(files);
  const warn = (details: object, message: string) => log.warn(details, message);

  const repliesFor = (
    { reads: wanted, params, query }: Prerendering,
    reader: Reader,
  ): Promise<readonly ReplyText[] | undefined> =>
    readReplies(wanted, { params, query }, reader).catch((err: unknown) => {
      warn({ err }, 'the reads of a document failed, sending it without its screen');
      return undefined;
    });

  return async function preparePage(input: PageInput) {
    const { releases, shell, path, reader, isRendered } = input;
    const { locked = false, here = false, cookies = {}, announcement } = input;
    const settings = documentSettingsOf(config);
    const { match, query, shareAddress: code } = pageAddressOf(releases, path);
    const signedIn = reader.user !== null;
    const prerendering = isRendered
      ? prerenderingOf({ match, shell, url: path, reads, signedIn, cookies, warn })
      : undefined;
    const replies = prerendering && (await repliesFor(prerendering, reader));
    const preview = replies && previewOf(replies);
    const theme = preview && (themeIn(new URLSearchParams(prerendering?.query)) ?? preview.theme);
    const documentWith = (preview: SharePreview | undefined, page?: RenderedPage) =>
      renderDocument({
        releases,
        shell,
        settings,
        assets,
        match,
        shareCode: preview && code,
        metadata: pageMetadataFor(match, preview),
        sharePicture:
          sharePictureOf(code, preview, config.brand) ?? (isLinkPage(match) ? neutral : general),
        needsScripts: prerendering === undefined,
        rendered: page,
        plainList: page || !replies || code === undefined ? undefined : plainList(replies, code),
        previewed: input.previewed,
        theme,
        announcement,
      });
    const rendering: RenderingInput | undefined = prerendering &&
      replies && {
        ...{ releases, shell, settings, prerendering, replies, signedIn, locked, here },
        announcement,
        async toDocument(html) {
          const { scripts } = prerendering;
          const styles = await stylesOf(
            styleFilesOf(shell, match),
            html,
            theme && themeStyles(theme),
          ).catch((err: unknown) =>
            warn(
              { err },
              'a style sheet could not be read, sending the document without its screen',
            ),
          );
          if (!styles) return undefined;
          const page = { html, replies, styles, scripts };
          return { html: documentWith(preview, page), styleHash: styles.hash };
        },
      };
    return {
      ...{ match, prerendering, documentWith },
      isThemeTried: code !== undefined && themeIn(query) !== undefined,
      findRendered: async (form: DocumentForm | undefined) =>
        rendering && rendered.find({ ...rendering, form }),
      findBefore: () => rendering && rendered.findBefore(rendering),
    };
  };
}
