import type { ReactNode } from 'react';
import type { WorkbenchCard } from '../../platform/account/card/workbench-card.ts';
import { useMenus, useUser } from '../../platform/account/use-user.ts';
import { isInMenu } from '../../platform/guard/menu-match.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { CardRows, Cards } from './CardRows.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './Workbench.module.css';

interface WorkbenchProps {
  cards: readonly WorkbenchCard[];
  /** Below the greeting: a note about the day. */
  note?: ReactNode;
  /** Shortcuts right of the greeting. */
  actions?: ReactNode;
  /** Above the cards. */
  band?: ReactNode;
}

/** The first page of the area: a greeting, and the cards that concern the user. */
export function Workbench({ cards, note, actions, band }: WorkbenchProps) {
  const user = useUser();
  const menus = useMenus();
  const own = cards.filter(({ page, isFor }) => (!page || isInMenu(menus, page)) && (!isFor || isFor(user)));
  const main = own.filter(({ place }) => place === 'main');
  const side = own.filter(({ place }) => place === 'side');
  const rows = own.filter(({ place }) => typeof place === 'number');
  return (
    <>
      <Greeting note={note} actions={actions} />
      <div className={styles.bench}>
        {band}
        {main.length > 0 && (
          <div className={styles.columns}>
            <Row gap={20} shrink className={styles.column}>
              <Cards cards={main} />
            </Row>
            <Row gap={20} shrink className={styles.column}>
              <Cards cards={side} />
            </Row>
          </div>
        )}
        <CardRows cards={rows} />
      </div>
    </>
  );
}
