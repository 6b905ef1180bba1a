import { TextLink } from '@gift-registry/design-system/text-link';
import { useNavigation } from '@gift-registry/shell-contract';
import print from './print.module.css';
import { useScriptsRun } from './use-scripts-run.ts';

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
