import {
  changeSetting,
  type PlatformSetting,
  type SettingDescription,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { useMay } from '../../features/team/use-may.ts';
import { changeText, sourceWords, valueText } from './setting-words.ts';
import styles from './settings.module.css';

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
