import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  host: () => import(/* webpackChunkName: "host" */ './host/host-page.tsx'),
  'create-registry': () =>
    import(/* webpackChunkName: "create-registry" */ './create-registry/create-registry-page.tsx'),
  products: () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
  product: () => import(/* webpackChunkName: "product" */ './product/product-page.tsx'),
  registry: () => import(/* webpackChunkName: "registry" */ './registry/registry-page.tsx'),
  'edit-registry': () =>
    import(/* webpackChunkName: "edit-registry" */ './edit-registry/edit-registry-page.tsx'),
  'delivery-preferences': () =>
    import(
      /* webpackChunkName: "delivery-preferences" */ './delivery-preferences/delivery-preferences-page.tsx'
    ),
  'registry-link-share': () =>
    import(
      /* webpackChunkName: "registry-link-share" */ './registry-link-share/registry-link-share-page.tsx'
    ),
  'share-redirect': () =>
    import(/* webpackChunkName: "share-redirect" */ './share-redirect/share-redirect-page.tsx'),
} satisfies RemoteRoutes;
