import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './NewsBlock.module.css';

interface NewsLine {
  href: string;
  title: string;
  lang: string | undefined;
  /** The label of a pinned article. */
  pinned?: string;
  day: string;
}

interface NewsLead {
  href: string;
  /** Split where a line may break. */
  title: string[];
  lang: string | undefined;
  pinned?: string;
  summary: string;
  cover: { src: string; width: number; height: number } | null;
}

interface NewsTab {
  key: string;
  name: string;
  href: string;
  lead: NewsLead;
  rest: NewsLine[];
}

/**
 * Tabs by the ARIA pattern: arrow keys, Home and End move and select. Before the script runs, the first tab is open.
 */
function NewsTabs({ label, tabs }: { label: string; tabs: NewsTab[] }) {
  const [at, setAt] = useState(0);
  const id = useId();
  const open = tabs[at] ?? tabs[0];
  if (!open) return null;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const place = (to + tabs.length) % tabs.length;
    setAt(place);
    event.currentTarget.querySelectorAll('button')[place]?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, place) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={place === at}
            aria-controls={`${id}panel`}
            tabIndex={place === at ? 0 : -1}
            className={styles.tab}
            onClick={() => setAt(place)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open.key}`}>
        <NewsLines lead={open.lead} rest={open.rest} />
      </div>
    </>
  );
}

function NewsLines({ lead, rest }: Pick<NewsTab, 'lead' | 'rest'>) {
  return (
    <>
      <Link href={lead.href} look="bare" className={styles.lead}>
        <span>
          {lead.pinned && <Tag tone="brand">{lead.pinned}</Tag>}
          <b lang={lead.lang}>
            {lead.title.map((phrase, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title keep their places
              <Fragment key={place}>
                {place > 0 && <wbr />}
                {phrase}
              </Fragment>
            ))}
          </b>
          <span className={styles.leadText} lang={lead.lang}>
            {lead.summary}
          </span>
        </span>
        {lead.cover && (
          <img
            className={styles.leadPicture}
            src={lead.cover.src}
            width={lead.cover.width}
            height={lead.cover.height}
            alt=""
            loading="lazy"
          />
        )}
      </Link>
      <ul>
        {rest.map((line) => (
          <li key={line.href} className={styles.line}>
            <span className={styles.lineHead}>
              {line.pinned && <Tag tone="brand">{line.pinned}</Tag>}
              <Link href={line.href} look="quiet" lang={line.lang} className={styles.lineTitle}>
                {line.title}
              </Link>
            </span>
            <time>{line.day}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

export default island('home/public/NewsTabs', NewsTabs, 'visible');
