export function webAddress(value: unknown, base: URL): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || text.length > 2048 || /^https?:\/*$/i.test(text)) return null;
  if (/(^|\/)(null|undefined|false|true|nan)$/i.test(text)) return null;
  const url = URL.canParse(text, base.href) ? new URL(text, base) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|igshid|mc_[ce]id|srsltid|affid|_branch_match_id)$/i;

export function withoutTracking(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
