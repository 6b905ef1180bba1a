import { InfoIcon, SuccessIcon, WarningIcon, type IconProps } from '../icon/icon.tsx';

export type Meaning = 'info' | 'success' | 'warning' | 'error';

export function MeaningIcon({ type, ...icon }: IconProps & { type: Meaning }) {
  if (type === 'success') return <SuccessIcon {...icon} />;
  if (type === 'info') return <InfoIcon {...icon} />;
  return <WarningIcon {...icon} />;
}
