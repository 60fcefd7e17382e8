import { paths } from '@portal/contract/paths';
import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { WindowList } from '../shared/WindowList.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { DeclareButton } from './DeclareButton.tsx';
import styles from './DeclareItemView.module.css';
import { PolicyDesk } from './PolicyDesk.tsx';
import side from './PolicySide.module.css';

/** The side column of a funding call: its window, what to do now, and a phone number. */
export function DeclareItemSide({ item }: { item: DeclareItemDetail }) {
  return (
    <aside className={side.side} aria-label={m.policy_how_to_apply()}>
      <div className={side.desk}>
        <div className={side.window}>
          <WindowList items={[item]} today={item.today} />
        </div>
        <div className={styles.how}>
          <h2 className={styles.howTitle}>{m.policy_how_to_apply()}</h2>
          <p className={styles.howText}>
            <HowTo item={item} />
          </p>
        </div>
        <div className={side.acts} data-strip="act">
          <DeclareButton item={item} />
          <CalendarLink item={item} />
          <ButtonLink href={paths.policy(item.policyId)} wide>
            {m.policy_read_policy()}
          </ButtonLink>
        </div>
        <PolicyDesk office={item.contactOffice} phone={item.contactPhone} policyId={item.policyId} />
      </div>
    </aside>
  );
}

function HowTo({ item: { state, windowFrom, windowTo, contactOffice } }: { item: DeclareItemDetail }) {
  const say = ({ office }: { office: string }) => {
    if (state === 'OPEN') return m.policy_how_open({ day: windowTo, office });
    if (state === 'COMING') return m.policy_how_coming({ day: windowFrom, office });
    return m.policy_how_closed({ office });
  };
  return <Sentence say={say} values={{ office: contactOffice }} />;
}
