import type { PostAuthor } from '@portal/contract/community/post';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon, graduationCapIcon, landmarkIcon, shieldCheckIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './AuthorLine.module.css';

const badgeIcons = { ENTERPRISE: shieldCheckIcon, TUTOR: graduationCapIcon, PARK: landmarkIcon };

export type BadgeTexts = Record<keyof typeof badgeIcons, string>;

interface AuthorLineProps {
  author: PostAuthor;
  badges: BadgeTexts;
  /** Language of the text, which is Chinese. */
  lang?: string | undefined;
  size?: number;
  /** Shown next to the name. */
  children?: ReactNode;
}

/** The author of a text; all anonymous authors share the same avatar. */
export function AuthorLine({ author, badges, lang, size = 32, children }: AuthorLineProps) {
  const isUnknown = author.authorId === null && author.avatarFileId === null && author.badges.length === 0;
  return (
    <Row as="span" gap={10} align="center" shrink>
      {isUnknown ? (
        <Stack
          as="span"
          fixed
          frame="strong"
          ground="quiet"
          tone="quiet"
          className={styles.unknown}
          style={{ width: size, height: size }}
        >
          <Icon shape={eyeOffIcon} />
        </Stack>
      ) : (
        <Avatar
          name={author.name}
          size={size}
          {...(author.avatarFileId ? { src: imageUrl(author.avatarFileId, 0, 160) } : {})}
        />
      )}
      <Row
        as="span"
        wrap
        gap={2}
        gapX={10}
        align="center"
        shrink
        tone="quiet"
        size={14}
        className={styles.names}
      >
        <b lang={isUnknown ? undefined : lang}>{author.name}</b>
        {author.enterpriseName && <span lang={lang}>{author.enterpriseName}</span>}
        {author.badges.map((badge) => (
          <Row
            key={badge}
            as="span"
            inline
            gap={4}
            align="center"
            tone="brand"
            className={styles.badge}
            data-badge={badge}
          >
            <Icon shape={badgeIcons[badge]} />
            {badges[badge]}
          </Row>
        ))}
        {children}
      </Row>
    </Row>
  );
}
