import { currentLocale, type Language } from '../language.ts';
import { createTranslator, type Part, type Translate, textOf, type WordRow } from './translate.ts';

/** Faults are loaded with the first of them, the rest with what shows it; Chinese needs neither. */
const tables = {
  label: async (): Promise<readonly WordRow[]> => (await import('./label-words.ts')).labelWords,
  fault: async (): Promise<readonly WordRow[]> => {
    const [{ faultWords }, { accountFaultWords }] = await Promise.all([
      import('./fault-words.ts'),
      import('./account-faults.ts'),
    ]);
    return [...accountFaultWords(), ...faultWords];
  },
};
export type WordTable = keyof typeof tables;

const ready = new Map<string, Translate>();
const loading = new Map<string, Promise<Translate>>();
const nothing: Translate = () => undefined;

const keyOf = (table: WordTable, language: Language) => `${table} ${language}`;

/** The translator into the language spoken, once it has come. */
export function readyTranslator(table: WordTable): Translate | undefined {
  const language = currentLocale();
  return language === 'zh' ? nothing : ready.get(keyOf(table, language));
}

export function loadTranslator(table: WordTable): Promise<Translate> {
  const language = currentLocale();
  if (language === 'zh') return Promise.resolve(nothing);
  const key = keyOf(table, language);
  const known = loading.get(key);
  if (known) return known;
  const coming = tables[table]().then(
    (rows) => {
      const translate = createTranslator(rows, language);
      ready.set(key, translate);
      return translate;
    },
    // Without the words, the Chinese ones are shown; the next text asks again.
    () => {
      loading.delete(key);
      return nothing;
    },
  );
  loading.set(key, coming);
  return coming;
}

const joined = (text: string, parts: readonly Part[] | undefined) => (parts ? textOf(parts) : text);

/** A fault in the language spoken; as it is where it is not known. */
export async function faultInWords(chinese: string): Promise<string> {
  return joined(chinese, (await loadTranslator('fault'))(chinese));
}

/** What is known of a text, as plain text. */
export const asText = joined;
