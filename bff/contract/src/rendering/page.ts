import { z } from 'zod';

/**
 * A schema.org object about the page. Paths in `@id`, `url`, `image` and `mainEntityOfPage` become full URLs;
 * `/#organization` is the organization behind the site.
 */
const structuredNode = z.looseObject({ '@type': z.string().min(1) });
export type StructuredNode = z.infer<typeof structuredNode>;

/** The routers of the BFF and the shell accept an asterisk only as the last part of a path. */
const path = z.string().regex(/^\/([A-Za-z0-9:/_-]*|([A-Za-z0-9:/_-]*\/)?\*)$/);

const announcement = {
  title: z.string().min(1),
  description: z.string().min(1),
  structuredData: z.array(structuredNode).optional(),
};

const prerender = z.strictObject({
  /** Ids of the GET routes whose replies the screen's first state needs. Their params are those of the page's path. */
  reads: z.array(z.string()).default([]),
  /** The query parameters that the rendering depends on; it sees no others. */
  query: z.array(z.string()).default([]),
  /** The rendering depends on the visitor and is never cached. */
  personal: z.boolean().default(false),
  /** With false, a rendered document loads no scripts. */
  scripts: z.boolean().default(true),
});

const pageEntry = z.strictObject({
  path,
  ...announcement,
  changed: z.iso.date().optional(),
});
export type PageEntry = z.infer<typeof pageEntry>;

export const page = z.strictObject({
  /** The screen's folder, its webpack chunk and its key in the remote's routes. */
  screen: z.string().regex(/^[a-z0-9-]+$/),
  /** A path pattern with `:name` parameters; a trailing `/*` matches everything below. */
  path,
  ...announcement,
  /** All known addresses of a path with parameters. When listed, other addresses answer 404. */
  entries: z.array(pageEntry).optional(),
  /** `signed-in`: any account; `host`: one that may have registries; `admin`: one of the team. */
  access: z.enum(['public', 'signed-in', 'host', 'admin']).default('public'),
  signedOutTo: z.string().default('/email-login'),
  newcomersTo: z.string().optional(),
  /** The page, such as `/r/:shareCode`, that Back shows when a visit begins here, with the parameters of this path. */
  opensOver: z
    .string()
    .regex(/^\/(?!\/)/)
    .optional(),
  /** `public`: header and footer of the information pages; `app`: the navigation bar when signed in; `bare`: neither. */
  chrome: z.enum(['public', 'app', 'bare']).default('public'),
  /** Search engines may index the page: it is in the sitemap, and its document has no `noindex`. */
  indexable: z.boolean().default(false),
  /** The URL may hold the secret of a mailed link: the document is not cached and sends no referrer. */
  opensMailedLink: z.boolean().default(false),
  prerender: prerender.optional(),
});
export type Page = z.infer<typeof page>;
export type PageDefinition = z.input<typeof page>;

/** The part of a page that the shell routes by; the rest is for the document. */
export const routedPage = z.object({
  screen: page.shape.screen,
  path,
  title: announcement.title,
  description: announcement.description,
  entries: z
    .array(z.object({ path, title: announcement.title, description: announcement.description }))
    .optional(),
  access: page.shape.access,
  signedOutTo: page.shape.signedOutTo,
  newcomersTo: page.shape.newcomersTo,
  opensOver: page.shape.opensOver,
  chrome: page.shape.chrome,
});
export type RoutedPage = z.infer<typeof routedPage>;
