/** Parameters that say where a visitor came from, never which product is shown. */
const trackingParameter =
  /^(?:utm_.+|_ga|_gl|gclid|gclsrc|dclid|gbraid|wbraid|gad_.+|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igsh|igshid|mc_cid|mc_eid|_hs.+|_branch_match_id|ref_|ref_src|referrer|irclickid|affid|aff_.+|affiliate|affiliate_id|a_[ab]id|srsltid|spm|scm|trk|cmpid|otracker\d?|pf_rd_.+|pd_rd_.+)$/i;

/** When the path identifies the product, `ref` names only the referrer. */
const namesProduct = (url: URL): boolean =>
  url.pathname.split('/').some((segment) => segment.length >= 8 || /\d{3}/.test(segment));

export const isTracking = (name: string, url: URL): boolean =>
  trackingParameter.test(name) || (name.toLowerCase() === 'ref' && namesProduct(url));

const sitePrefix = /^(?:www|m|mobile|amp)\./;
const amazonProduct = /\/(?:dp|gp\/product|gp\/aw\/d)\/([a-z0-9]{10})(?=\/|$)/i;

function shopsOwnId(host: string, { pathname, searchParams }: URL): string | undefined {
  if (/^amazon(?:\.[a-z]{2,3}){1,2}$/.test(host))
    return amazonProduct.exec(pathname)?.[1]?.toUpperCase();
  if (host === 'flipkart.com' || host === 'dl.flipkart.com')
    return searchParams.get('pid') ?? undefined;
  return undefined;
}

/**
 * Links to one product page have one key: without protocol, tracking parameters, the order of parameters and the
 * spellings that large shops have for one page. A text that is no web address is its own key.
 */
export function addressKey(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const site = url.host.replace(sitePrefix, '');
  const id = shopsOwnId(site, url);
  if (id !== undefined) return `${site.replace(/^dl\./, '')}/${id}`;
  const parameters = [...url.searchParams]
    .filter(([name]) => !isTracking(name, url))
    .map((parameter) => parameter.join('='))
    .toSorted();
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return `${site}${url.pathname.replace(/\/+$/, '')}${query}`;
}
