import { webAddress } from '../../page/web-address.ts';
import { property, textOf, type Node } from './node.ts';

/** Returns whether an address leads to the same page and has no parameter that the page's own address lacks. */
function isOf(target: URL, address: URL): boolean {
  if (target.pathname.replace(/\/$/, '') !== address.pathname.replace(/\/$/, '')) return false;
  return [...target.searchParams].every(
    ([name, value]) => address.searchParams.get(name) === value,
  );
}

/** The variants or offers that the page's address names; all of them when it names none. */
export function ofAddress(nodes: readonly Node[], address: URL): readonly Node[] {
  const named = nodes.filter((node) => {
    const target = webAddress(textOf(property(node, 'url')), address);
    return target !== null && isOf(new URL(target), address);
  });
  return named.length > 0 ? named : nodes;
}
