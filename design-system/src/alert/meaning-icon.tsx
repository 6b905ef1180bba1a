import { InfoIcon, SuccessIcon, WarningIcon, type IconProps } from '../icon/icon.tsx';

export type Meaning = 'info' | 'success' | 'warning' | 'error';

/** The icon that says what a message means, for those who can't tell its colour. */
export function MeaningIcon({ type, ...icon }: IconProps & { type: Meaning }) {
  if (type === 'success') return <SuccessIcon {...icon} />;
  if (type === 'info') return <InfoIcon {...icon} />;
  return <WarningIcon {...icon} />;
}
