import { listSettings } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { SearchField } from '@gift-registry/design-system/search-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { ControlCenter } from '../control-center/control-center.tsx';
import { SettingGroups } from './setting-groups.tsx';
import { settingsKey } from './use-setting-change.ts';

export default function SettingsPage() {
  const api = useApi();
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
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
      {error && !data && (
        <LoadFailure
          title="The settings could not be loaded"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !error && <Loading label="Loading the settings..." lines={8} />}
      {data && <SettingGroups settings={data.settings} search={search} />}
    </ControlCenter>
  );
}
