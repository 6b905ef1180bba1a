import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  home: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
  'how-it-works': () =>
    import(/* webpackChunkName: "how-it-works" */ './how-it-works/how-it-works-page.tsx'),
  'our-services': () =>
    import(/* webpackChunkName: "our-services" */ './our-services/our-services-page.tsx'),
  'about-us': () => import(/* webpackChunkName: "about-us" */ './about-us/about-us-page.tsx'),
  'contact-us': () =>
    import(/* webpackChunkName: "contact-us" */ './contact-us/contact-us-page.tsx'),
  faq: () => import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx'),
  'partner-with-us': () =>
    import(/* webpackChunkName: "partner-with-us" */ './partner-with-us/partner-with-us-page.tsx'),
  blogs: () => import(/* webpackChunkName: "blogs" */ './blogs/blogs-page.tsx'),
  'blog-post': () => import(/* webpackChunkName: "blog-post" */ './blog-post/blog-post-page.tsx'),
  shipping: () => import(/* webpackChunkName: "shipping" */ './shipping/shipping-page.tsx'),
  returns: () => import(/* webpackChunkName: "returns" */ './returns/returns-page.tsx'),
  'payment-options': () =>
    import(/* webpackChunkName: "payment-options" */ './payment-options/payment-options-page.tsx'),
  'privacy-policy': () =>
    import(/* webpackChunkName: "privacy-policy" */ './privacy-policy/privacy-policy-page.tsx'),
  terms: () => import(/* webpackChunkName: "terms" */ './terms/terms-page.tsx'),
} satisfies RemoteRoutes;
