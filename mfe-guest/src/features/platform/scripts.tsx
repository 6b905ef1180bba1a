import { TextLink } from '@gift-registry/design-system/text-link';
import { useNavigation } from '@gift-registry/shell-contract';
import print from './print.module.css';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in a document of the server, where only links and forms answer. */
export const useScriptsRun = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

interface Props {
  readonly children?: string;
}

export function ReloadHint({ children = 'to see what is left.' }: Props) {
  const scriptsRun = useScriptsRun();
  const { pathname, search } = useNavigation().location;
  if (scriptsRun) return null;
  return (
    <p className={print.screenOnly}>
      <TextLink href={`${pathname}${search}`}>Reload</TextLink> {children}
    </p>
  );
}

interface NeedsScriptsProps {
  /** The purpose of the scripts: 'ask a question'. */
  readonly to: string;
}

export const NeedsScripts = ({ to }: NeedsScriptsProps) => (
  <noscript>
    <p>{`To ${to}, please switch on JavaScript in your browser.`}</p>
  </noscript>
);
