import type { CollectRow } from '@portal/contract/collect/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { bookmarkIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { collectWords } from '../../words.ts';
import styles from './CollectCell.module.css';

interface CollectCellProps {
  row: CollectRow;
  /** Just removed; still shown so that it can be restored. */
  isGone: boolean;
  onOpen: (row: CollectRow) => void;
}

/** A collected item with picture, title and tags; one no longer public is grey and has no link. */
export function CollectCell({ row, isGone, onOpen }: CollectCellProps) {
  const { cover, title, path, removed, changedAt, changeText, targetType, category } = row;
  const zh = langOfContent('zh');
  return (
    <Columns
      of="84px minmax(0, 1fr)"
      gap={12}
      align="center"
      className={styles.item}
      data-dim={removed || isGone || undefined}
    >
      {cover && !removed ? (
        <Picture
          src={imageUrl(cover.fileId, 0, 320)}
          width={320}
          height={213}
          alt=""
          ratio="3 / 2"
          corners="control"
          className={styles.picture}
        />
      ) : (
        <Stack as="span" ground="quiet" tone="faint" className={styles.noPicture}>
          <Icon shape={bookmarkIcon} />
        </Stack>
      )}
      <div>
        <Row as="p" wrap align="center" gap={4} gapX={8}>
          {removed ? (
            <span lang={zh}>{title}</span>
          ) : (
            <Link
              href={path}
              look="quiet"
              className={styles.title}
              lang={zh}
              onClick={() => onOpen(row)}
              onAuxClick={() => onOpen(row)}
            >
              {title}
            </Link>
          )}
          {removed && <Tag mark="ring">{m.collect_taken_down()}</Tag>}
          {changedAt !== null && !removed && (
            <Tag tone="amber" mark="dot">
              {m.collect_changed()}
            </Tag>
          )}
          {isGone && <Tag mark="ring">{m.collect_removed()}</Tag>}
        </Row>
        <Text tone="faint" size={12}>
          {collectWords[targetType].name()} · {collectWords[targetType].category(category)}
        </Text>
        {changedAt !== null && !removed && (
          <Text tone="faint" size={12}>
            {m.collect_changed_on({ day: formatDate(changedAt, 'MM-DD') })}
            {changeText}
          </Text>
        )}
      </div>
    </Columns>
  );
}
