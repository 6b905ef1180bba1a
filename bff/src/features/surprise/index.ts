export { findAudience } from './audience.repository.ts';
export { findGiftBooks } from './gift-books.repository.ts';
export {
  bookIsOpen,
  forHosts,
  forHostsOfItem,
  giftsAreHidden,
  revealIsDue,
} from './hidden-gifts.repository.ts';
export { withParcels } from './parcels-under-way.repository.ts';
export { refuseHostsOfSurprises } from './refuse-hosts.ts';
export { type RegistryAudiences, createRegistryAudiences } from './registry-audience.ts';
export { sharedListFor } from './shared-list-for-hosts.ts';
