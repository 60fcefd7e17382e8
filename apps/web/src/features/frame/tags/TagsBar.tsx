import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { DropdownButton } from '../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ellipsisIcon, rotateCwIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { PickList } from '../PickList.tsx';
import { OpenedTag } from './OpenedTag.tsx';
import { scrollToTag } from './scroll-to-tag.ts';
import styles from './Tags.module.css';
import { tagActs } from './tag-acts.ts';
import { useTags } from './use-tags.ts';

const TagMenu = lazy(() => import('./TagMenu.tsx'));

interface MenuPlace {
  path: string;
  anchor: HTMLElement;
}

/** The opened pages as tabs, with refresh and close actions. */
export function TagsBar({ onRefresh }: { onRefresh: () => void }) {
  const { tags, current, ...moves } = useTags();
  const row = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<MenuPlace>();
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // The observer fires at once, and again whenever the row is resized or names in another language arrive.
    const observer = new ResizeObserver(() => showTag(list, current));
    for (const place of [list, ...list.children]) observer.observe(place);
    return () => observer.disconnect();
  }, [current]);
  const actsOf = (path: string) => tagActs({ tags, current, ...moves }, path, onRefresh);
  return (
    <Row
      aria-label={m.member_tags()}
      as="nav"
      align="end"
      gap={8}
      padInline={16}
      lineBelow="thin"
      ground="quiet"
      className={styles.bar}
    >
      <Row ref={row} as="ul" relative grow gap={4} shrink padTop={8} className={styles.row}>
        {tags.map((tag) => (
          <OpenedTag
            key={tag.path}
            tag={tag}
            isCurrent={tag.path === current}
            onClose={() => moves.close(tag.path)}
            onMenu={(anchor) => setMenu({ path: tag.path, anchor })}
          />
        ))}
      </Row>
      <Row as="span" fixed align="center" self="center" gap={4} tone="quiet">
        <IconButton size="small" icon={rotateCwIcon} label={m.member_refresh()} onClick={onRefresh} />
        <span className={styles.more}>
          <Dropdown trigger={<Icon shape={ellipsisIcon} />} label={m.member_more()} align="end">
            <PickList>
              {actsOf(current)
                .filter(({ disabled }) => !disabled)
                .map(({ key, text, onAction }) => (
                  <DropdownButton key={key} onClick={onAction}>
                    {text}
                  </DropdownButton>
                ))}
            </PickList>
          </Dropdown>
        </span>
      </Row>
      {menu && (
        <Suspense>
          <TagMenu anchor={menu.anchor} acts={actsOf(menu.path)} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </Row>
  );
}

/** Scrolls the row until the page's tag is visible. */
function showTag(row: HTMLUListElement, path: string): void {
  const items = [...row.children] as HTMLElement[];
  const places = items.map(({ offsetLeft, offsetWidth }) => ({
    // Relative to the row, which is their offset parent.
    left: offsetLeft,
    width: offsetWidth,
  }));
  const left = scrollToTag(
    { scrollLeft: row.scrollLeft, width: row.clientWidth, contentWidth: row.scrollWidth },
    places,
    items.findIndex(({ dataset }) => dataset.path === path),
  );
  row.scrollTo({ left });
}
