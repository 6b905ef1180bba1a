interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

const isSmtpError = (error: unknown): error is SmtpError =>
  error instanceof Error && 'responseCode' in error;

/**
 * A 5xx answer to the address or the message stays the same however often it is asked.
 * A 5xx answer to our own login is a setting that someone will repair, so it doesn't count.
 */
export function isRefusedForGood(error: unknown): error is SmtpError {
  if (!isSmtpError(error) || error.responseCode === undefined) return false;
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutThisMail && error.responseCode >= 500 && error.responseCode < 600;
}
