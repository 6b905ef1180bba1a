export {
  findAudience,
  findGiftBooks,
  bookIsOpen,
  forHosts,
  forHostsOfItem,
  giftsAreHidden,
  revealIsDue,
  withParcels,
} from './surprise.repository.ts';
export {
  refuseHostsOfSurprises,
  type RegistryAudiences,
  createRegistryAudiences,
  sharedListFor,
} from './audience.ts';
