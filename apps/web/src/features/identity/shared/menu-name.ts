import { useEffect, useState } from 'react';
import { currentLocale } from '../../../platform/i18n/language.ts';

type Names = Readonly<Record<string, string>>;

let names: Names = {};
let loading: Promise<void> | undefined;

function loadNames(): Promise<void> {
  const language = currentLocale();
  if (language === 'zh') return Promise.resolve();
  loading ??= import('./menu-translations.ts').then(({ translations }) => {
    names = translations[language];
  });
  return loading;
}

/** Translates menu names, which are Chinese data; names the park has chosen itself stay unchanged. */
export function useMenuName(): (name: string) => string {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void loadNames().then(() => setLoaded(true));
  }, []);
  return (name) => names[name] ?? name;
}
