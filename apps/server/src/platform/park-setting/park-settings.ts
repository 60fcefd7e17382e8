import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { StartupError } from '../database/startup-error.ts';
import type { Env } from '../env.ts';
import type { SecretBox } from '../secret-box.ts';
import { parkSettings } from './park-setting.table.ts';
import { overlayOf, type SettingValues, withOverlay } from './setting-env.ts';

const channel = 'park_setting';
// A change also takes effect at its time, and on a copy that missed a notification.
const refreshMs = 30_000;

/** The settings in force: the environment, completed by what was entered in the console. */
export interface ParkSettings {
  /** Follows every change; read it when it is used, and keep nothing of it. */
  env: Env;
  /** The values in force that were entered in the console. */
  entered(): ReadonlyMap<SettingGroup, SettingValues>;
  /** Reads the settings again. */
  refresh(): Promise<void>;
  /** Calls this after each change, for what is opened once. */
  onChange(follow: () => void): void;
  /** Follows the changes of every copy, until stopped. */
  follow(log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void>;
}

interface Given {
  env: Env;
  database: Database;
  clock: Clock;
  box: SecretBox;
}

/** Notifies every copy of the server, once the transaction commits. */
export const announceSettings = (tx: Db) => tx.execute(sql`select pg_notify(${channel}, '')`);

/** The row in force of each group: the latest that has taken effect. It may have turned the group off. */
export const listInForce = (db: Db, now: Date) =>
  db
    .selectDistinctOn([parkSettings.group])
    .from(parkSettings)
    .where(and(eq(parkSettings.state, 'APPROVED'), lte(parkSettings.effectiveAt, now)))
    .orderBy(parkSettings.group, desc(parkSettings.effectiveAt), desc(parkSettings.id));

function openValues(box: SecretBox, sealed: string): SettingValues {
  try {
    return JSON.parse(box.open(sealed)) as SettingValues;
  } catch {
    throw new StartupError(
      'The settings that were entered in the console are encrypted with another key: set ENCRYPTION_KEY, or ' +
        'bring back the file encryption.key of the data folder.',
    );
  }
}

/** Opens the settings and reads them. */
export async function openParkSettings({ env, database, clock, box }: Given): Promise<ParkSettings> {
  let entered: ReadonlyMap<SettingGroup, SettingValues> = new Map();
  let overlay: Partial<Env> = {};
  let state = '';
  const followers: (() => void)[] = [];
  const settings: ParkSettings = {
    env: withOverlay(env, () => overlay),
    entered: () => entered,
    onChange: (follow) => followers.push(follow),
    async refresh() {
      const rows = await listInForce(database.db, clock.now());
      const next = rows.map(({ id }) => id).join(' ');
      if (next === state) return;
      entered = new Map(
        rows.filter(({ isOff }) => !isOff).map(({ group, sealed }) => [group, openValues(box, sealed)]),
      );
      overlay = overlayOf(env, entered);
      state = next;
      for (const follow of followers) follow();
    },
    follow(log) {
      const failed = (error: unknown) => log.warn({ err: error }, 'settings not read');
      const read = () => void settings.refresh().catch(failed);
      const subscription = database.subscribe({ channel, heard: read, connected: read, failed });
      const timer = setInterval(read, refreshMs).unref();
      return () => {
        clearInterval(timer);
        return subscription.stop();
      };
    },
  };
  await settings.refresh();
  return settings;
}
