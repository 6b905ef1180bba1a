import type { AccountTables } from './tables/accounts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { GiftTables } from './tables/gifts.ts';
import type { GuestTables } from './tables/guests.ts';
import type { HostTables } from './tables/hosts.ts';
import type { OperationTables } from './tables/operations.ts';
import type { OrderTables } from './tables/orders.ts';
import type { RegistryTables } from './tables/registries.ts';
import type { ReleaseTables } from './tables/releases.ts';
import type { ShareTables } from './tables/shares.ts';

export interface Database
  extends
    AccountTables,
    CatalogueTables,
    RegistryTables,
    ShareTables,
    GiftTables,
    GuestTables,
    HostTables,
    OrderTables,
    ReleaseTables,
    OperationTables {}
