import type { SetupKey } from '@portal/contract/setup/terms';
import type { Deps } from '../platform/deps.ts';

/** What the data says about a line of the checklist. */
export interface SetupReading {
  /** WAITING: entered, and a second person has to approve it. */
  state: 'DONE' | 'WAITING' | 'MISSING';
  /** What there is already, worded in the reader's language; empty for nothing. */
  have: string;
}

/** The source of one line of what has to be ready before the park opens. It reads; nobody ticks anything. */
export interface SetupSource {
  key: SetupKey;
  read: (deps: Pick<Deps, 'database' | 'env'> & { now: Date }) => Promise<SetupReading>;
}
