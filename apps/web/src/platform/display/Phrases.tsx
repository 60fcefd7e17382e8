import { Fragment } from 'react';
import styles from './Phrases.module.css';
import { phrasesOf } from './phrases.ts';

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** A title whose lines break between words, also in scripts without spaces. Only for pages of the server. */
export function Phrases({ text }: { text: string }) {
  if (!ideographs.test(text)) return text;
  return (
    <span className={styles.phrases}>
      {phrasesOf(text).map((phrase, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title keep their places
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
