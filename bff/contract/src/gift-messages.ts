/** Why a gift can't be given now. */
export const giftMessages = {
  notOnList: 'This gift is no longer on the list. Please choose another one.',
  purchased: 'Someone has already purchased this gift. Please choose another one.',
  reserved:
    'Reserved: someone is buying this gift right now. Please try again later, or choose another one.',
  takesNoContributions: 'This gift takes no contributions. You can purchase it instead.',
  giftsPaused: 'The host takes no new gifts right now. Please come back later.',
  registryComplete: 'This registry is complete. It takes no new gifts.',
} as const;
