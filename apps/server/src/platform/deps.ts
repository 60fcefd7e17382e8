import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { FetchHeaders } from './external/fetch-headers.ts';
import type { FileStore } from './files/file-store.ts';
import type { Uploads } from './files/uploads.ts';
import type { InvoiceChannel } from './invoice/invoice-channel.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { ParkSettings } from './park-setting/park-settings.ts';
import type { PasswordCheck } from './passwords/hash-password.ts';
import type { PayChannels } from './pay/pay-channel.ts';
import type { SecretBox } from './secret-box.ts';
import type { SmsOutbox } from './sms/sms-outbox.ts';
import type { Exporter } from './xlsx/exporter.ts';

/** The services that every feature depends on. */
export interface Deps extends Lifecycle {
  /** Read it when it is used: settings entered in the console change it. */
  env: Env;
  settings: ParkSettings;
  database: Database;
  clock: Clock;
  files: FileStore;
  fetchHeaders: FetchHeaders;
  /** Text messages, delivered in the background. */
  outbox: SmsOutbox;
  passwords: PasswordCheck;
  /** Payment channels that the configuration names. */
  pay: PayChannels;
  /** The channel that issues invoices. */
  invoicing: InvoiceChannel;
  /** Encrypts values that must not be readable in the database. */
  box: SecretBox;
  exporter: Exporter;
  uploads: Uploads;
}
