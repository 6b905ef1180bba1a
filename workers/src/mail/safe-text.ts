/** Names are typed by strangers. One that holds an address is replaced, so that no mail of ours advertises a site. */
export function safeName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim().slice(0, 60);
  return /[/:@\\<>]|\.\w/.test(plain) ? 'there' : plain;
}

export function singleLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, 120);
}
