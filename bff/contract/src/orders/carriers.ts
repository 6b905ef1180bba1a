interface Carrier {
  readonly name: string;
  /** Most of its tracking numbers; carriers change them, so another number is no mistake. */
  readonly usual: RegExp;
  readonly usualText: string;
  readonly page: (number: string) => string;
}

const known: readonly Carrier[] = [
  {
    name: 'Blue Dart',
    usual: /^\d{8,11}$/,
    usualText: '8 to 11 digits',
    page: (number) =>
      `https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  },
  {
    name: 'Delhivery',
    usual: /^\d{10,15}$/,
    usualText: '10 to 15 digits',
    page: (number) => `https://www.delhivery.com/track/package/${number}`,
  },
  {
    name: 'DTDC',
    usual: /^[A-Z]\d{8,11}$/i,
    usualText: 'a letter and 8 to 11 digits',
    page: () => 'https://www.dtdc.com/track-your-shipment/',
  },
  {
    name: 'Ekart',
    usual: /^[A-Z]{4}\d{10}$/i,
    usualText: '4 letters and 10 digits',
    page: (number) => `https://ekartlogistics.com/shipmenttrack/${number}`,
  },
  {
    name: 'India Post',
    usual: /^[A-Z]{2}\d{9}IN$/i,
    usualText: '2 letters, 9 digits and IN',
    page: () =>
      'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  {
    name: 'XpressBees',
    usual: /^\d{11,16}$/,
    usualText: '11 to 16 digits',
    page: (number) => `https://www.xpressbees.com/track?isawb=Yes&trackid=${number}`,
  },
];

/** The carriers that an order's parcel is most often given to. Any other name is allowed. */
export const carrierNames: readonly string[] = known.map(({ name }) => name);

const carrierOf = (name: string | null) => known.find((carrier) => carrier.name === name);

export const trackingUrl = (carrier: string | null, number: string | null): string | null =>
  carrierOf(carrier)?.page(encodeURIComponent(number ?? '')) ?? null;

/** The usual look of the carrier's numbers, for one that looks different; undefined otherwise. */
export function usualTrackingNumber(carrier: string, number: string): string | undefined {
  const { usual, usualText } = carrierOf(carrier) ?? {};
  return usual && number !== '' && !usual.test(number) ? usualText : undefined;
}
