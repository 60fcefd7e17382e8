import { WordedText } from '../../display/WordedText.tsx';
import { langOfContent } from '../language.ts';
import { useTranslator } from './use-server-words.ts';

/** A text of the server in the language spoken, as far as it is known; what stays Chinese says so. */
export function ServerText({ children: chinese }: { children: string }) {
  const zh = langOfContent('zh');
  const parts = useTranslator()(chinese);
  if (!zh) return chinese;
  if (!parts) return <WordedText>{chinese}</WordedText>;
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // The parts of a text keep their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={at} lang={zh}>
        {part.chinese}
      </span>
    ),
  );
}
