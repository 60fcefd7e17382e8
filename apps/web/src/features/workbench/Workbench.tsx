import type { ReactNode } from 'react';
import { isInMenu } from '../../platform/guard/menu-match.ts';
import { Permission, type UserType } from '../../platform/member/Permission.tsx';
import { useMenus } from '../../platform/member/use-user.ts';
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

const everyone: readonly UserType[] = ['100', '200', '900'];

/** The first page of the area: a greeting, and the cards that concern the user. */
export function Workbench({ cards, note, actions }: WorkbenchProps) {
  const menus = useMenus();
  return (
    <>
      <Greeting note={note} actions={actions} />
      <div className={styles.cards}>
        {cards
          .filter(({ page }) => !page || isInMenu(menus, page))
          .map(({ key, span, Component, userTypes = everyone }) => (
            <Permission key={key} userTypes={userTypes}>
              <div className={styles.card} data-span={span}>
                <Component />
              </div>
            </Permission>
          ))}
      </div>
    </>
  );
}
