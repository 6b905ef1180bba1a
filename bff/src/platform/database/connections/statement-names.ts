const names = new Map<string, string>();

export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

export function withName(statement: unknown): unknown {
  const name = typeof statement === 'string' ? names.get(statement) : undefined;
  return name === undefined ? statement : { name, text: statement };
}
