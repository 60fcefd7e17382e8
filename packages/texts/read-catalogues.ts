import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './languages.ts';

export type Wordings = Partial<Record<Language, string>>;

export interface Catalogue {
  name: string;
  texts: Record<string, Wordings>;
}

const cataloguesFolder = join(import.meta.dirname, 'messages');

/** Reads all catalogues by name; a catalogue is a file of texts, each worded in every language. */
export function readCatalogues(): Catalogue[] {
  return readdirSync(cataloguesFolder)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      texts: JSON.parse(readFileSync(join(cataloguesFolder, file), 'utf8')),
    }));
}
