import type { ArticleLevel } from '@portal/contract/content/article';
import { useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronDownIcon, chevronUpIcon, megaphoneIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './NoticeLine.module.css';

interface Notice {
  href: string;
  title: string;
  lang: string | undefined;
  day: string;
  level: ArticleLevel;
  levelName: string | null;
}

interface NoticeTickerProps {
  notices: Notice[];
  allHref: string;
  texts: { name: string; previous: string; next: string; all: string };
}

/** Turned by the visitor, unlike an endless marquee. */
function NoticeTicker({ notices, allHref, texts }: NoticeTickerProps) {
  const [at, setAt] = useState(0);
  const notice = notices[at];
  if (!notice) return null;
  const turn = (by: number) => setAt((at + by + notices.length) % notices.length);
  return (
    <Row align="center" gap={16} shrink hide="tablet">
      <Row as="span" inline fixed align="center" gap={8} weight={600} className={styles.name}>
        <Icon shape={megaphoneIcon} />
        {texts.name}
      </Row>
      <Row as="span" grow align="center" gap={12} shrink className={styles.present} aria-live="polite">
        {notice.levelName && (
          <Tag tone={notice.level === 'URGENT' ? 'petal' : 'amber'} mark="dot">
            {notice.levelName}
          </Tag>
        )}
        <Link href={notice.href} look="quiet" className={styles.title} lang={notice.lang}>
          {notice.title}
        </Link>
        <Text as="time" fixed tone="faint" size={14}>
          {notice.day}
        </Text>
      </Row>
      <Row as="span" fixed align="center" gap={10} size={14}>
        <span className={styles.buttons}>
          <IconButton size="small" icon={chevronUpIcon} label={texts.previous} onClick={() => turn(-1)} />
          <IconButton size="small" icon={chevronDownIcon} label={texts.next} onClick={() => turn(1)} />
        </span>
        <Link href={allHref} look="quiet">
          {texts.all}
        </Link>
      </Row>
    </Row>
  );
}

export default island('home/public/NoticeTicker', NoticeTicker, 'idle');
