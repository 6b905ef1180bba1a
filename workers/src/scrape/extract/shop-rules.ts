interface ShopRule {
  readonly hostname: RegExp;
  readonly pathname: RegExp;
  readonly name: readonly string[];
  readonly price: readonly string[];
  /** Blocks around prices of other offers: used things, subscriptions. */
  readonly otherOffers: string;
  readonly description: readonly string[];
  readonly image: readonly string[];
  readonly brand: readonly string[];
  /** Blocks that hold nothing but the state of the stock. */
  readonly stock: readonly string[];
  readonly buyButtons: readonly string[];
}

export const SHOP_RULES: readonly ShopRule[] = [
  {
    hostname: /(^|\.)amazon\.(com|in|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/,
    pathname: /\/(dp|gp\/product|gp\/aw\/d|exec\/obidos\/asin)\//i,
    name: ['#productTitle', '#ebooksProductTitle', '#title'],
    price: [
      '#corePriceDisplay_desktop_feature_div .priceToPay',
      '#corePriceDisplay_desktop_feature_div .a-price:not(.a-text-price)',
      '#corePrice_desktop .a-price:not(.a-text-price)',
      '#corePrice_feature_div .a-price:not(.a-text-price)',
      '#apex_desktop .a-price:not(.a-text-price)',
      '#priceblock_dealprice',
      '#priceblock_saleprice',
      '#priceblock_ourprice',
      '#price_inside_buybox',
      '#newBuyBoxPrice',
      '#kindle-price',
      '#buyNewSection .offer-price',
      '.swatchElement.selected .a-color-price',
    ],
    otherOffers: '[id^="used"], [id^="sns"]',
    description: ['#feature-bullets', '#bookDescription_feature_div', '#productDescription'],
    image: [
      '#landingImage',
      '#imgBlkFront',
      '#ebooksImgBlkFront',
      '#main-image',
      '#imageBlock img',
    ],
    brand: ['#bylineInfo', '#brand'],
    stock: [
      '#outOfStock',
      '#outOfStockBuyBox_feature_div',
      '#availability',
      '#availabilityInsideBuyBox_feature_div',
      '#availability_feature_div',
    ],
    buyButtons: [
      '#add-to-cart-button',
      '#add-to-cart-button-ubb',
      '#buy-now-button',
      '#one-click-button',
      '#ebooksBuyButton',
      '#rcx-subscribe-submit-button-announce',
      '#buybox-see-all-buying-choices',
    ],
  },
];
