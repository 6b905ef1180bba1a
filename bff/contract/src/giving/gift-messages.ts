export const giftMessages = {
  notOnList: 'This gift is no longer on the list. Please choose another one.',
  purchased: 'Someone has already purchased this gift. Please choose another one.',
  reserved:
    'Reserved: someone is buying this gift right now. Please try again later, or choose another one.',
  outOfStock: 'We can’t send this gift right now. Please choose another one.',
  takesNoContributions: 'This gift takes no contributions. You can purchase it instead.',
  takesAmounts: 'This is a fund. Please reload the page and choose an amount.',
  fundClosed: 'This fund is closed. Please choose another gift.',
  giftsPaused: 'The host takes no new gifts right now. Please come back later.',
  guestStopped:
    'You can’t choose more gifts of this registry. If this is a mistake, please write to us with Post a Query.',
  registryComplete: 'This registry is complete. It takes no new gifts.',
} as const;
