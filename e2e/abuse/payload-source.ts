import type { Writer } from './writer.ts';

/** Pages that show the texts, by who opens them; `feeds` are read by programs other than browsers. */
export type PayloadPages = Partial<Record<'public' | 'feeds' | 'person' | 'owner' | 'operator', string[]>>;

/** What a feature adds to the texts that are written everywhere and looked for on every page. */
export interface PayloadSource {
  /** Its places for text that are never shown, and why. */
  unshown?: Readonly<Record<string, string>>;
  /** Writes the texts into everything of it that anybody can write. */
  write: (writer: Writer) => Promise<PayloadPages>;
}
