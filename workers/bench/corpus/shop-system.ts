import type { PageTruth } from './truth.ts';

// The first that the page's addresses name; pages of one system look alike.
const SYSTEMS: readonly (readonly [system: string, pattern: RegExp])[] = [
  ['Shopify', /cdn\.shopify\.com|Shopify\.theme|\/cdn\/shop\//],
  ['WooCommerce', /plugins\/woocommerce|woocommerce-/],
  ['Magento', /Magento_|\/static\/version\d|mage\/cookies|skin\/frontend\//],
  ['PrestaShop', /prestashop|\/modules\/ps_/i],
  ['Salesforce', /demandware\.(?:static|store|edgesuite)/],
  ['VTEX', /vteximg|vtexassets|vtexcommerce/],
  ['Shopware', /shopware/i],
  ['OpenCart', /route=product|catalog\/view\/(?:theme|javascript)/],
  ['Bitrix', /\/bitrix\//],
  ['WebSphere', /\/wcsstore\//],
  ['SAP', /\/_ui\/|medias\/sys_master/],
  ['Next.js', /__NEXT_DATA__|\/_next\/static/],
  ['Nuxt', /__NUXT__|\/_nuxt\//],
];
const MARKETPLACES = /\b(amazon|ebay|flipkart|etsy|olx|craigslist|shopee|walmart|myntra)\b/;

export function systemOf({ url }: Pick<PageTruth, 'url'>, html: string): string {
  const marketplace = MARKETPLACES.exec(new URL(url).hostname)?.[1];
  if (marketplace === 'amazon' || marketplace === 'ebay' || marketplace === 'flipkart')
    return marketplace;
  const system = SYSTEMS.find(([, pattern]) => pattern.test(html))?.[0];
  return system ?? (marketplace ? 'marketplace' : 'other');
}
