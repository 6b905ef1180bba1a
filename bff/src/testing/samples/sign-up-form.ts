export const signUpForm = (
  email: string,
  { lastName = 'Rao', password = 'Brass-lamp-7' }: { lastName?: string; password?: string } = {},
) => ({ firstName: 'Asha', lastName, email, password, termsAccepted: true as const });
