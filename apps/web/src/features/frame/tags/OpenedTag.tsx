import * as m from '@portal/texts/messages';
import type { MouseEvent } from 'react';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { xIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { usePageName } from '../page-name.ts';
import styles from './Tags.module.css';
import type { Tag } from './tags.ts';

interface OpenedTagProps {
  tag: Tag;
  isCurrent: boolean;
  onClose: () => void;
  /** Opens the context menu, by right click or by keyboard. */
  onMenu: (anchor: HTMLElement) => void;
}

const middleButton = 1;

export function OpenedTag({ tag, isCurrent, onClose, onMenu }: OpenedTagProps) {
  const name = usePageName(tag.path);
  const openMenu = (event: MouseEvent<HTMLLIElement>) => {
    event.preventDefault();
    onMenu(event.currentTarget);
  };
  const closeByWheel = (event: MouseEvent) => {
    if (event.button !== middleButton || tag.affix) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Row
      as="li"
      fixed
      align="center"
      tone="quiet"
      size={13}
      nowrap
      className={styles.tag}
      data-path={tag.path}
      data-current={isCurrent || undefined}
      onContextMenu={openMenu}
      onAuxClick={closeByWheel}
    >
      <Link
        href={tag.address}
        look="bare"
        className={styles.name}
        lang={langOfName(name)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
      </Link>
      {!tag.affix && (
        <button
          type="button"
          className={styles.close}
          aria-label={m.member_tag_close_named({ name })}
          onClick={onClose}
        >
          <Icon shape={xIcon} />
        </button>
      )}
    </Row>
  );
}
