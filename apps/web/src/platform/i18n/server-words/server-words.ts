import { currentLocale, type Language } from '../language.ts';
import { createTranslator, type Part, type Translate, textOf } from './translate.ts';

const ready = new Map<Language, Translate>();
const loading = new Map<Language, Promise<Translate>>();
const nothing: Translate = () => undefined;

/** The translator into the language spoken, once it has come; Chinese needs none. */
export function readyTranslator(): Translate | undefined {
  const language = currentLocale();
  return language === 'zh' ? nothing : ready.get(language);
}

export function loadTranslator(): Promise<Translate> {
  const language = currentLocale();
  if (language === 'zh') return Promise.resolve(nothing);
  const known = loading.get(language);
  if (known) return known;
  const coming = import('./label-words.ts').then(
    ({ labelWords }) => {
      const translate = createTranslator(labelWords, language);
      ready.set(language, translate);
      return translate;
    },
    // Without the words, the Chinese ones are shown; the next text asks again.
    () => {
      loading.delete(language);
      return nothing;
    },
  );
  loading.set(language, coming);
  return coming;
}

/** What is known of a text, as plain text. */
export const asText = (text: string, parts: readonly Part[] | undefined) => (parts ? textOf(parts) : text);
