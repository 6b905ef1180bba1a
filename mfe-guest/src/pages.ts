import type { PageDefinition } from '@gift-registry/bff-contract';

const registryReads = ['getSharedRegistry', 'listSharedItems'];
const listQuery = ['sort', 'min', 'max', 'show', 'only', 'budget', 'look'];

const sharedRegistry = {
  screen: 'shared-registry',
  title: 'Gift registry',
  description: 'See the wish list, choose a gift, and nobody gives the same thing twice.',
  chrome: 'public',
} as const;

export const pages = [
  {
    ...sharedRegistry,
    path: '/r/:shareCode',
    prerender: { reads: registryReads, query: listQuery },
  },
  { ...sharedRegistry, path: '/r', prerender: {} },
  {
    screen: 'open',
    path: '/r/:shareCode/open',
    title: 'A registry with a passcode',
    description: 'This gift registry opens with the passcode that its host gave you.',
    chrome: 'public',
    prerender: { reads: [], personal: true, scripts: false },
  },
  {
    screen: 'gift',
    path: '/r/:shareCode/gifts/:itemId',
    opensOver: '/r/:shareCode',
    title: 'A gift of this registry',
    description: 'See this gift, choose it, and nobody gives the same thing twice.',
    chrome: 'public',
    prerender: { reads: registryReads },
  },
  {
    screen: 'purchase',
    path: '/r/:shareCode/gifts/:itemId/purchase',
    title: 'Purchase a gift',
    description: 'Choose this gift, and nobody gives the same thing twice.',
    chrome: 'public',
    prerender: { reads: registryReads, personal: true, scripts: false },
  },
  {
    screen: 'contribute',
    path: '/r/:shareCode/gifts/:itemId/contribute',
    title: 'Contribute to a gift',
    description: 'Give a part of this gift, together with others.',
    chrome: 'public',
    prerender: { reads: registryReads, personal: true, scripts: false },
  },
  {
    screen: 'your-gifts',
    path: '/r/:shareCode/mine',
    title: 'Your gifts',
    description: 'See, confirm or undo the gifts that you have chosen.',
    chrome: 'public',
    prerender: { reads: [...registryReads, 'listMyGifts'], personal: true },
  },
  {
    screen: 'mailed-gift',
    path: '/r/:shareCode/answer/:token',
    title: 'Did you buy it?',
    description: 'Tell us whether you bought the gift that we hold for you.',
    chrome: 'public',
    prerender: { reads: ['getSharedRegistry', 'getMailedGift'], personal: true, scripts: false },
  },
  {
    screen: 'join-line',
    path: '/r/:shareCode/gifts/:itemId/wait',
    title: 'Tell me if it becomes free',
    description: 'Get an email when a gift that somebody holds can be given again.',
    chrome: 'public',
    prerender: { reads: [...registryReads, 'getWait'], personal: true, scripts: false },
  },
  {
    screen: 'ask',
    path: '/r/:shareCode/gifts/:itemId/ask',
    title: 'Ask the host',
    description: 'Ask the host about this gift.',
    chrome: 'public',
    prerender: { reads: [...registryReads, 'listOwnQuestions'], personal: true, scripts: false },
  },
  {
    screen: 'mailed-answer',
    path: '/r/:shareCode/answers/:token',
    title: 'The host’s answer',
    description: 'The answer to your question about a gift.',
    chrome: 'public',
    prerender: { reads: ['getSharedRegistry', 'getMailedAnswer'], personal: true, scripts: false },
  },
  {
    screen: 'mailed-wait',
    path: '/r/:shareCode/waiting/:token',
    title: 'Your place in the line',
    description: 'Confirm your place in the line for a gift, or leave it.',
    chrome: 'public',
    prerender: { reads: [...registryReads, 'getMailedWait'], personal: true, scripts: false },
  },
  {
    screen: 'order',
    path: '/order/:number',
    title: 'Your order',
    description: 'See where your gift is, pay for it, or cancel it until it is packed.',
    chrome: 'public',
    opensMailedLink: true,
    prerender: { reads: ['getOrder'], query: ['key'], personal: true },
  },
  {
    screen: 'wish-list',
    path: '/guest',
    title: 'Find a registry',
    description: 'Open a wish list with the link or code that your host shared with you.',
    chrome: 'public',
    prerender: { reads: registryReads, query: listQuery },
  },
] satisfies PageDefinition[];
