import type { PageDefinition } from '@gift-registry/bff-contract';

const forHosts = { access: 'host', chrome: 'bare' } as const;
const sharing = {
  ...forHosts,
  screen: 'registry-link-share',
  title: 'Share Your Registry',
  description: 'Get the link of your registry and send it to your guests.',
} as const;
const giftBook = {
  ...forHosts,
  screen: 'gifts',
  title: 'Gift Book',
  description: 'Who gave what, what has arrived, and whom to thank.',
} as const;
const giftBooklet = {
  ...forHosts,
  screen: 'gift-booklet',
  title: 'Gift booklet',
  description: 'Your Gift Book for paper.',
} as const;
const mailedLink = { chrome: 'public', access: 'public', opensMailedLink: true } as const;
const oldShareAddress = {
  ...forHosts,
  screen: 'share-redirect',
  title: 'Share Your Registry',
  description: 'Redirects to the page that shares your registry.',
} as const;

export const pages = [
  {
    ...forHosts,
    screen: 'host',
    path: '/host',
    title: 'Created Registries',
    description: 'All the registries that you created.',
  },
  {
    ...forHosts,
    screen: 'create-registry',
    path: '/create-registry',
    newcomersTo: '/email-signup',
    title: "Let's Setup Your Registry!",
    description: 'Name the occasion and the day, and start collecting gifts.',
  },
  {
    screen: 'products',
    path: '/products',
    title: 'All Products',
    description: 'Choose gifts from the catalogue or add them from any website.',
    access: 'public',
    chrome: 'bare',
    prerender: {
      reads: ['listProducts', 'listCategories'],
      query: [
        'search',
        'sort',
        'occasions',
        'priceBands',
        'giftStatuses',
        'categories',
        'registryId',
      ],
    },
  },
  {
    screen: 'product',
    path: '/product/:id',
    title: 'Gift',
    description: 'One gift of the catalogue, ready to be added to your registry.',
    access: 'public',
    chrome: 'app',
  },
  {
    ...forHosts,
    screen: 'registry',
    path: '/registry',
    title: 'Your Registry',
    description: 'Every gift you wish for, before you choose delivery and share the list.',
  },
  {
    ...forHosts,
    screen: 'edit-registry',
    path: '/edit-registry/:registryId',
    title: 'Edit Registry',
    description: 'Change the details, and add, change or remove gifts.',
  },
  {
    ...forHosts,
    screen: 'delivery-preferences',
    path: '/delivery-preferences',
    title: 'Delivery Preferences',
    description: 'Choose how your gifts reach you.',
    signedOutTo: '/',
  },
  { ...giftBook, path: '/gifts' },
  { ...giftBooklet, path: '/gifts/booklet' },
  { ...giftBook, path: '/gifts/:registryId' },
  { ...giftBooklet, path: '/gifts/:registryId/booklet' },
  {
    ...forHosts,
    screen: 'questions',
    path: '/questions/:registryId',
    title: 'Questions',
    description: 'Questions of guests about your gifts.',
  },
  {
    ...forHosts,
    screen: 'registry-settings',
    path: '/registry-settings/:registryId',
    title: 'Registry settings',
    description: 'Surprise, co-hosts, and the end of a registry.',
  },
  {
    ...forHosts,
    screen: 'deleted-registries',
    path: '/deleted-registries',
    title: 'Deleted registries',
    description: 'Registries that can still be restored.',
  },
  {
    ...mailedLink,
    screen: 'invitation',
    path: '/invitation',
    title: 'Host a registry together',
    description: 'An invitation to host a gift registry.',
  },
  {
    ...mailedLink,
    screen: 'mail-settings',
    path: '/mail-settings',
    title: 'Mails to you',
    description: 'When we mail you about your registries.',
  },
  {
    screen: 'thank-you',
    path: '/thank-you',
    title: 'A thank-you note',
    description: 'A host wrote to you about the gift that you gave.',
    access: 'public',
    opensMailedLink: true,
  },
  { ...sharing, path: '/registry/share/:registryId' },
  { ...sharing, path: '/registry-link-share/:registryId' },
  {
    ...forHosts,
    screen: 'links',
    path: '/links/:registryId',
    title: 'Links and privacy',
    description: 'Who can open your registry, and by which links.',
  },
  {
    ...forHosts,
    screen: 'cards',
    path: '/cards/:registryId',
    title: 'Print cards',
    description: 'Cards with the link of your registry, for paper.',
  },
  { ...oldShareAddress, path: '/registry/share' },
  { ...oldShareAddress, path: '/registry-link-share' },
  { ...oldShareAddress, path: '/share/:registryId' },
  { ...oldShareAddress, path: '/share' },
] satisfies PageDefinition[];
