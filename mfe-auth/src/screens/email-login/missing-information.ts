interface ToastText {
  readonly title: string;
  readonly description: string;
}

export function missingInformation(invalid: {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}): ToastText {
  const noEmail = invalid.email?.endsWith('is required');
  const { email, password } = invalid;
  if (noEmail && password)
    return {
      title: 'Missing Information',
      description: 'Please enter both email and password',
    };
  if (noEmail) return { title: 'Email Required', description: 'Please enter your email address' };
  if (email) return { title: 'Invalid Email', description: email };
  return { title: 'Password Required', description: password ?? 'Please enter your password' };
}
