import type { ReactNode } from 'react';
import { isInMenu } from '../../platform/guard/menu-match.ts';
import { useMenus, useUser } from '../../platform/member/use-user.ts';
import { Greeting } from './Greeting.tsx';
import styles from './Workbench.module.css';
import type { WorkbenchCard } from './workbench-card.ts';

interface WorkbenchProps {
  cards: readonly WorkbenchCard[];
  /** Under the greeting: what the day holds. */
  note?: ReactNode;
  /** Quick entries right of the greeting. */
  actions?: ReactNode;
}

/** The first page of the area: a greeting, and the cards that concern the user. */
export function Workbench({ cards, note, actions }: WorkbenchProps) {
  const { userType } = useUser();
  const menus = useMenus();
  const shown = cards.filter(
    ({ userTypes, page }) =>
      (!userTypes || userTypes.some((type) => type === userType)) && (!page || isInMenu(menus, page)),
  );
  return (
    <>
      <Greeting note={note} actions={actions} />
      <div className={styles.cards}>
        {shown.map(({ key, span, Component }) => (
          <div key={key} className={styles.card} data-span={span}>
            <Component />
          </div>
        ))}
      </div>
    </>
  );
}
