import { listSettings } from '@gift-registry/bff-contract';
import { SearchField } from '@gift-registry/design-system/search-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { ControlCenter } from '../control-center/control-center.tsx';
import { Loaded } from '../loaded/loaded.tsx';
import { SettingGroups } from './setting-groups.tsx';
import { settingsKey } from './use-setting-change.ts';

export default function SettingsPage() {
  const api = useApi();
  const [search, setSearch] = useState('');
  const read = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => api(listSettings, {}, { signal }),
  });
  return (
    <ControlCenter
      action={
        <SearchField
          label="Find a setting"
          placeholder="Find a setting"
          value={search}
          onValueChange={setSearch}
        />
      }
    >
      <Loaded read={read} name="settings">
        {({ settings }) => <SettingGroups settings={settings} search={search} />}
      </Loaded>
    </ControlCenter>
  );
}
