import { useEffect, useState } from 'react';
import { asText, loadTranslator, readyTranslator } from './server-words.ts';
import type { Translate } from './translate.ts';

const none: Translate = () => undefined;

/** Translates what the server says in Chinese; until the words have come, and for what is not known, nothing. */
export function useTranslator(): Translate {
  const [, setLoaded] = useState(false);
  const known = readyTranslator();
  const isMissing = known === undefined;
  useEffect(() => {
    let isShown = true;
    if (isMissing) void loadTranslator().then(() => isShown && setLoaded(true));
    return () => {
      isShown = false;
    };
  }, [isMissing]);
  return known ?? none;
}

/** For attributes and options, which have no language of their own: the text in the language spoken where it is known. */
export function useServerText(): (chinese: string) => string {
  const translate = useTranslator();
  return (chinese) => asText(chinese, translate(chinese));
}
