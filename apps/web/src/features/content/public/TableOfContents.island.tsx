import { useEffect, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  headings: { id: string; text: string }[];
  title: string;
  /** Language of the headings where it is not the page's. */
  lang: string | null;
}

/** The heading last passed on the way down the page. */
function useCurrentHeading(headings: TableOfContentsProps['headings']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          passed.set(target.id, boundingClientRect.top < (rootBounds?.bottom ?? 0));
        }
        setCurrent(headings.findLast(({ id }) => passed.get(id))?.id);
      },
      { rootMargin: '0px 0px -70% 0px' },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

function TableOfContents({ headings, title, lang }: TableOfContentsProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-labelledby="toc-title">
      <h2 id="toc-title" className={styles.title}>
        {title}
      </h2>
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

export default island('content/public/TableOfContents', TableOfContents, 'idle');
