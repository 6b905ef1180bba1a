/** `formTargets`: origins beside our own to which the answers of forms redirect. */
export const documentPolicy = (formTargets: readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Style sheets embed small images as data URLs.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'", ...formTargets],
});

export const policyWithStyle = (policy: string, hash: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);

/** For our own pages, such as the one on which a host tries themes. */
export const frameable = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** Opened on its own, or as a worker, such a reply may load nothing. */
export const policyOfData = "default-src 'none';frame-ancestors 'none'";

export const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const onlyData =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|font\/woff2|image\/(?:avif|jpeg|png|webp))(?:;|$)/;

/** True for types that browsers never show as a document with scripts; SVG, XML and unknown types are not among them. */
export const isOnlyData = (contentType: unknown): boolean =>
  typeof contentType === 'string' && onlyData.test(contentType);
