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
  emailForGenerousGuest:
    'That is a generous list! Please add your email, so that we can keep this gift for you.',
  emailForBusyNetwork:
    'Many gifts of this registry are being chosen right now. Please add your email, and confirm this gift with the code that we send you.',
  wrongCode: 'This is not the code of our latest email. Please check it and try again.',
  codeEnded: 'This code no longer works. Please ask for a new one.',
  confirmMailFirst:
    'Please enter the code from our email, or open its link. It keeps this gift for you.',
  openMailThenOrder:
    'Please open the link in the email that we have sent to you, and press the button here again. We hold nothing meanwhile.',
  registryComplete: 'This registry is complete. It takes no new gifts.',
} as const;
