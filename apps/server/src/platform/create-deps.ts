import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Deps } from './deps.ts';
import type { FetchHeaders } from './external/fetch-headers.ts';
import { guardStore } from './files/guard-store.ts';
import { followFileStore } from './files/open-file-store.ts';
import { createUploads } from './files/uploads.ts';
import { openInvoiceChannel } from './invoice/open-invoice-channel.ts';
import type { Lifecycle } from './lifecycle.ts';
import { runMailOutbox } from './mail/open-mail-outbox.ts';
import type { ParkSettings } from './park-setting/park-settings.ts';
import { createPasswordCheck } from './passwords/hash-password.ts';
import type { PayChannels } from './pay/pay-channel.ts';
import type { SecretBox } from './secret-box.ts';
import { openOutbox } from './sms/open-outbox.ts';
import type { StorageWatch } from './storage-watch.ts';
import { createExporter } from './xlsx/exporter.ts';

interface Given extends Lifecycle {
  settings: ParkSettings;
  database: Database;
  clock: Clock;
  fetchHeaders: FetchHeaders;
  pay: PayChannels;
  box: SecretBox;
  watch: StorageWatch;
}

/** Creates the platform's services that features depend on, one of each. */
export async function createDeps({ watch, ...rest }: Given): Promise<Deps> {
  const given = { ...rest, env: rest.settings.env };
  const files = guardStore(await followFileStore(given.env), watch);
  runMailOutbox(given);
  return {
    ...given,
    files,
    invoicing: openInvoiceChannel(given.env, given.clock),
    outbox: openOutbox(given),
    passwords: createPasswordCheck(),
    exporter: createExporter({ ...given, files }),
    uploads: createUploads(),
  };
}
