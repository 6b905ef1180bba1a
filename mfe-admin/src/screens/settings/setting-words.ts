import {
  formatNumber,
  formatTime,
  type PlatformSetting,
  type SettingDescription,
} from '@gift-registry/bff-contract';

export function valueText(description: SettingDescription, value: string | null): string {
  if (value === null) return 'Not set';
  if (description.kind === 'number') return formatNumber(Number(value));
  if (description.kind !== 'choice') return value;
  return description.choices.find((choice) => choice.value === value)?.label ?? value;
}

export const sourceWords = {
  environment: { label: 'Environment', tone: 'info' },
  database: { label: 'Set here', tone: 'accent' },
  default: { label: 'Default', tone: 'neutral' },
} as const;

export function changeText({ changedAt, changedBy }: PlatformSetting): string | undefined {
  if (changedAt === null) return undefined;
  return `Changed ${changedBy === null ? '' : `by ${changedBy} `}on ${formatTime(changedAt)}`;
}
