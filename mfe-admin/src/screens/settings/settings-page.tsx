import { listSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { SearchField } from '@gift-registry/design-system/search-field';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { Loaded } from '../../features/team/loaded.tsx';
import { SettingGroups } from './setting-groups.tsx';

const changesPath = '/admin/audit?search=setting-changed';

export default function SettingsPage() {
  const [search, setSearch] = useState('');
  const read = useRead(listSettings, {});
  return (
    <ControlCenter
      action={
        <>
          <SearchField
            label="Find a setting"
            placeholder="Find a setting"
            value={search}
            onValueChange={setSearch}
          />
          <Button variant="primary" href={changesPath} linkComponent={Link}>
            See what changed
          </Button>
        </>
      }
    >
      <Loaded read={read} name="settings">
        {({ settings }) => <SettingGroups settings={settings} search={search} />}
      </Loaded>
    </ControlCenter>
  );
}
