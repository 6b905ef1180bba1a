export const orderHints = {
  email: 'We email you about your order, with a link to it.',
  message: 'We print it on the packing slip.',
};
