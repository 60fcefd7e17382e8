import { useEffect, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PolicyPage.module.css';

export interface Anchor {
  id: string;
  text: string;
}

// A line a quarter of the way down the viewport: the section it crosses is the one being read.
const readingLine = '-25% 0px -75% 0px';

/** The section being read; undefined above the first. */
function usePresent(anchors: Anchor[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          const isBelow = !isIntersecting && boundingClientRect.top > 0;
          setPresent((last) => {
            if (isIntersecting) return target.id;
            return isBelow && last === target.id ? undefined : last;
          });
        }
      },
      { rootMargin: readingLine },
    );
    for (const { id } of anchors) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);
  return present;
}

/** Links to the sections of the page, marking the one being read. */
function SectionTabs({ label, anchors }: { label: string; anchors: Anchor[] }) {
  const present = usePresent(anchors);
  return (
    <Row aria-label={label} as="nav" gap={32} className={styles.anchors}>
      {anchors.map(({ id, text }) => (
        <Link
          key={id}
          href={`#${id}`}
          look="bare"
          className={styles.anchor}
          aria-current={id === present ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </Row>
  );
}

export default island('policy/public/SectionTabs', SectionTabs, 'idle');
