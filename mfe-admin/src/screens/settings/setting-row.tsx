import {
  changeSetting,
  type PlatformSetting,
  type SettingDescription,
  formatNumber,
  formatTime,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { useMay } from '../../features/team/use-may.ts';
import styles from './settings.module.css';

export function valueText(description: SettingDescription, value: string | null): string {
  if (value === null) return 'Not set';
  if (description.kind === 'number') return formatNumber(Number(value));
  if (description.kind !== 'choice') return value;
  return description.choices.find((choice) => choice.value === value)?.label ?? value;
}

const sourceWords = {
  environment: { label: 'Environment', tone: 'info' },
  database: { label: 'Set here', tone: 'accent' },
  default: { label: 'Default', tone: 'neutral' },
} as const;

function changeText({ changedAt, changedBy }: PlatformSetting): string | undefined {
  if (changedAt === null) return undefined;
  return `Changed ${changedBy === null ? '' : `by ${changedBy} `}on ${formatTime(changedAt)}`;
}

interface Props {
  readonly setting: PlatformSetting;
  readonly description: SettingDescription;
  readonly onChange: () => void;
}

export function SettingRow({ setting, description, onChange }: Props) {
  const may = useMay();
  const { label, effect } = description;
  const source = sourceWords[setting.source];
  const change = changeText(setting);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.soft}>{effect}</p>
      </div>
      <div className={styles.value}>
        <p>
          <span className={styles.text}>{valueText(description, setting.value)}</span>{' '}
          <Badge tone={source.tone}>{source.label}</Badge>
        </p>
        {setting.source === 'environment' ? (
          <p className={styles.soft}>
            The variable {setting.name} of the servers wins. Remove it there to set this here.
          </p>
        ) : (
          <>
            {setting.source === 'database' && (
              <p className={styles.soft}>Default: {valueText(description, setting.default)}</p>
            )}
            {change && <p className={styles.soft}>{change}</p>}
          </>
        )}
      </div>
      {setting.source !== 'environment' && may(changeSetting) && (
        <Button size="sm" onClick={onChange} aria-label={`Change ${label}`}>
          Change
        </Button>
      )}
    </li>
  );
}
