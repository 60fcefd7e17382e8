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
function useCurrentHeading(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // oxlint-disable-next-line react/exhaustive-deps -- the headings of a page stay the same
  useEffect(() => {
    const passed = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          passed.set(target.id, boundingClientRect.top < (rootBounds?.bottom ?? 0));
        }
        setCurrent(ids.findLast((id) => passed.get(id)));
      },
      { rootMargin: '0px 0px -70% 0px' },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

function TableOfContents({ headings, title, lang }: TableOfContentsProps) {
  const current = useCurrentHeading(headings.map(({ id }) => id));
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
