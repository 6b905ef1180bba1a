/** The pages of carriers about one parcel; those without one have a page for all. */
const pages: Readonly<Record<string, (number: string) => string>> = {
  'Blue Dart': (number) =>
    `https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  Delhivery: (number) => `https://www.delhivery.com/track/package/${number}`,
  Ekart: (number) => `https://ekartlogistics.com/shipmenttrack/${number}`,
  XpressBees: (number) => `https://www.xpressbees.com/track?isawb=Yes&trackid=${number}`,
  DTDC: () => 'https://www.dtdc.com/track-your-shipment/',
  'India Post': () =>
    'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
};

/** The carrier's page about a parcel; null when we know none. */
export const trackingUrl = (carrier: string | null, number: string | null): string | null =>
  carrier === null ? null : (pages[carrier]?.(encodeURIComponent(number ?? '')) ?? null);
