import type { Language } from './languages.ts';

type Inputs = Record<string, unknown>;

/** The wording of a text in one language: plain, or composed from its arguments. */
type Wording = string | ((inputs: Inputs) => string);

let readLanguage = (): Language => 'en';

/** Sets the function that returns the current language; it is called for every text. */
export function setLanguageReader(read: () => Language): void {
  readLanguage = read;
}

/** Creates the function of a text from its wordings. Only compiled messages call it. */
export function text(zh: Wording, en: Wording, es: Wording, ja: Wording): (inputs: Inputs) => string {
  const wordings = { zh, en, es, ja };
  return (inputs) => {
    const wording = wordings[readLanguage()];
    return typeof wording === 'string' ? wording : wording(inputs);
  };
}
