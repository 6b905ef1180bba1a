import { z } from 'zod';

/** Heading and lede that the document shows until the page's code has loaded; the page shows the same. */
export const intro = z.strictObject({
  heading: z.string().min(1),
  lede: z.string().min(1),
  /** `display` for the home page. */
  size: z.enum(['page', 'display']).default('page'),
});
export type Intro = z.infer<typeof intro>;

/**
 * A thing of schema.org that the page is about. In `@id`, `url`, `image` and `mainEntityOfPage`, a path of this site
 * stands for its full address; `/#organization` is who runs the site.
 */
export const structuredNode = z.looseObject({ '@type': z.string().min(1) });
export type StructuredNode = z.infer<typeof structuredNode>;

const path = z.string().regex(/^\/[A-Za-z0-9:*/_-]*$/);

/** What is announced of one address. */
const announcement = {
  title: z.string().min(1),
  description: z.string().min(1),
  intro: intro.optional(),
  structuredData: z.array(structuredNode).optional(),
};

/** One of the things that a page with parameters shows, such as a post of a blog. */
export const pageEntry = z.strictObject({
  /** The full path, without parameters. */
  path,
  ...announcement,
  /** When its text last changed. */
  changed: z.iso.date().optional(),
});
export type PageEntry = z.infer<typeof pageEntry>;

/** One screen of a remote, described where the remote's code is and published with it. */
export const page = z.strictObject({
  /** The screen's folder, its webpack chunk and its key in the remote's routes. */
  screen: z.string().regex(/^[a-z0-9-]+$/),
  /** A path pattern with `:name` parameters; a trailing `/*` matches everything below. */
  path,
  ...announcement,
  /** All addresses that a path with parameters has, where they are known; any other is not found. */
  entries: z.array(pageEntry).optional(),
  /** `signed-in`: any account; `host`: role host or admin; `admin`: role admin. */
  access: z.enum(['public', 'signed-in', 'host', 'admin']).default('public'),
  /** Where a visitor who is not signed in is sent. */
  signedOutTo: z.string().default('/email-login'),
  /** `public`: header and footer of the information pages; `app`: the navigation bar when signed in; `bare`: neither. */
  chrome: z.enum(['public', 'app', 'bare']).default('public'),
  /** Whether search engines may index the page: it is in the sitemap, and its document has no `noindex`. */
  indexable: z.boolean().default(false),
  /** Whether its address may hold the secret of a mailed link: no cache keeps the document, no referrer tells of it. */
  opensMailedLink: z.boolean().default(false),
});
export type Page = z.infer<typeof page>;
export type PageDefinition = z.input<typeof page>;

/** What the shell needs to know of a page; the rest is for the document alone. */
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
  chrome: page.shape.chrome,
});
export type RoutedPage = z.infer<typeof routedPage>;
