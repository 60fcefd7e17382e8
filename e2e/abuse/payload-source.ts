import type { Writer } from './writer.ts';

/** Pages that contain the texts, by who opens them; `feeds` are read by programs other than browsers. */
export type PayloadPages = Partial<Record<'public' | 'feeds' | 'person' | 'owner' | 'operator', string[]>>;

/** A feature's contribution to the texts that are written everywhere and searched for on every page. */
export interface PayloadSource {
  /** Its text fields that are never shown, and why. */
  unshown?: Readonly<Record<string, string>>;
  /** Writes the texts into everything users can write in the feature. */
  write: (writer: Writer) => Promise<PayloadPages>;
}
