import { useNavigation } from '@gift-registry/shell-contract';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** The parameters of the address that its fields send; it keeps the others. */
  readonly owns: readonly string[];
}

/** A form whose fields are parameters of the list's address. Without scripts the browser sends it. */
export function ListForm({ owns, children, ...form }: Props) {
  const { pathname, search } = useNavigation().location;
  const kept = [...new URLSearchParams(search)].filter(([name]) => !owns.includes(name));
  return (
    <form method="get" action={pathname} noValidate {...form}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
