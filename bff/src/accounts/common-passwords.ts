let passwords: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Loaded when somebody first chooses a password: the dictionaries take 16 MB of memory. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => (passwords ??= load());
