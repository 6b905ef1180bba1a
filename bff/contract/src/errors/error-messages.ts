export const errorMessages = {
  invalidInput: 'Please check the highlighted fields and try again.',
  notFound: 'We could not find what you asked for.',
  malformedId: 'This address is not complete. Please check the link.',
  unauthenticated: 'Please sign in to continue.',
  forbidden: "You don't have permission to access this page.",
  csrf: 'Your page has been open for a while. Please reload it and try again.',
  tooLarge: 'That is more than we can take at once. Please shorten it and try again.',
  mediaType: 'Please send this as JSON.',
  methodNotAllowed: 'This address doesn’t support that request.',
  rateLimited: 'Too many requests. Please wait a moment before trying again.',
  outOfStock: 'This gift is out of stock.',
  unavailable: 'We are having a short break. Please try again in a moment.',
  internal: 'An unexpected error occurred',
  notSent:
    'Something in this form is not right, so it was not sent. Please reload the page and try again.',
  notSaved: 'We could not save this. Please try again.',
  network: 'Network error occurred. Please check your connection and try again.',
} as const;
