import { langOfName } from '../i18n/language.ts';

// Chinese signs, with the signs of punctuation between and behind them.
const chinese = /(\p{Script=Han}[\p{Script=Han}\u3000-\u303F\uFF01-\uFF5E]*)/u;

/** A text in the reader's language that may hold names and writings of people: what is Chinese in it says so. */
export function WordedText({ children }: { children: string }) {
  return children.split(chinese).map((part, at) => {
    const lang = langOfName(part);
    if (lang === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={at} lang={lang}>
        {part}
      </span>
    );
  });
}
