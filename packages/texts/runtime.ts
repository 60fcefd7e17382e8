import type { Language } from './languages.ts';

type Inputs = Record<string, unknown>;

/** A text in one language: itself, or how it is composed from its arguments. */
type Wording = string | ((inputs: Inputs) => string);

let readLanguage = (): Language => 'en';

/** Says which language texts are in from now on; it is asked at each text. */
export function setLanguageReader(read: () => Language): void {
  readLanguage = read;
}

/** Makes the function of a text from its wordings. Compiled messages call it, nobody else. */
export function text(zh: Wording, en: Wording, es: Wording, ja: Wording): (inputs: Inputs) => string {
  const wordings = { zh, en, es, ja };
  return (inputs) => {
    const wording = wordings[readLanguage()];
    return typeof wording === 'string' ? wording : wording(inputs);
  };
}
