interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

const isSmtpError = (error: unknown): error is SmtpError =>
  error instanceof Error && 'responseCode' in error;

/**
 * A 5xx response to the address or the message is permanent.
 * A 5xx response to our own login is a wrong setting, which an operator repairs, so it is not.
 */
export function isPermanentSmtpError(error: unknown): error is SmtpError {
  if (!isSmtpError(error) || error.responseCode === undefined) return false;
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutThisMail && error.responseCode >= 500 && error.responseCode < 600;
}
