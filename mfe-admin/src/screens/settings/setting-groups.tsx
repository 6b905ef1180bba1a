import {
  settingGroups,
  settingName,
  type PlatformSetting,
  type SettingDescription,
} from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

interface Props {
  readonly settings: readonly PlatformSetting[];
  readonly search: string;
}

interface Described {
  readonly setting: PlatformSetting;
  readonly description: SettingDescription;
}

const describe = (
  settings: readonly PlatformSetting[],
  group: (typeof settingGroups)[number],
): Described[] =>
  settingName.options.flatMap((name) => {
    const description = group.settings[name];
    const setting = settings.find((each) => each.name === name);
    return description && setting ? [{ setting, description }] : [];
  });

const matches = ({ setting, description }: Described, search: string): boolean =>
  [setting.name, description.label, description.effect].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

export function SettingGroups({ settings, search }: Props) {
  const dialog = useHistoryLayer('setting');
  const [asked] = dialog.subject;
  const groups = settingGroups.map((group) => ({
    title: group.title,
    settings: describe(settings, group),
  }));
  const shown = groups
    .map((group) => ({
      ...group,
      settings: group.settings.filter((each) => matches(each, search)),
    }))
    .filter((group) => group.settings.length > 0);
  const opened = groups
    .flatMap((group) => group.settings)
    .find(({ setting }) => setting.name === asked);
  return (
    <Stack gap={6}>
      {shown.length === 0 && (
        <EmptyState title="No setting matches">
          Other settings are variables of the servers: docs/runbooks/configuration.md lists them.
        </EmptyState>
      )}
      {shown.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className={styles.group}>{group.title}</h2>
          <ul className={styles.list}>
            {group.settings.map((each) => (
              <SettingRow
                key={each.setting.name}
                {...each}
                onChange={() => dialog.show(each.setting.name)}
              />
            ))}
          </ul>
        </section>
      ))}
      {opened && (
        <DialogBoundary part="setting" layer={dialog}>
          <SettingDialog key={opened.setting.name} {...opened} layer={dialog} />
        </DialogBoundary>
      )}
    </Stack>
  );
}
