import { todayInIndia, type createRegistry, type RequestOf } from '@gift-registry/bff-contract';

export type RegistryForm = RequestOf<typeof createRegistry>['body'];

export const registryForm = (changes: Partial<RegistryForm> = {}): RegistryForm => ({
  registryName: 'Our first home',
  occasion: 'housewarming',
  eventDate: todayInIndia(),
  guestRange: '21–50',
  guestMessage: 'Just come hungry.',
  phoneNumber: '+91 98765 43210',
  ...changes,
});
