import { useEffect, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  headings: { id: string; text: string }[];
  title: string;
  /** Language of the headings if it differs from the page's. */
  lang: string | null;
}

/** How far down the window a heading counts as reached. */
const readingLine = 0.3;

/** The last heading the reader has reached. */
function useCurrentHeading(headings: TableOfContentsProps['headings']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight * readingLine;
      const isPassed = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < line;
      setCurrent(headings.findLast(({ id }) => isPassed(id))?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
    };
  }, [headings]);
  return current;
}

function TableOfContents({ headings, title, lang }: TableOfContentsProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-labelledby="toc-title">
      <Text id="toc-title" as="h2" below={10} tone="faint" size={14} weight={400} className={styles.title}>
        {title}
      </Text>
      <ol className={styles.list} lang={lang ?? undefined}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export default island('content/shared/TableOfContents', TableOfContents, 'idle');
