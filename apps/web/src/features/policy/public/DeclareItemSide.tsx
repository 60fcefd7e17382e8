import { paths } from '@portal/contract/paths';
import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { WindowList } from '../shared/WindowList.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { DeclareButton } from './DeclareButton.tsx';
import styles from './DeclareItemView.module.css';
import { PolicyDesk } from './PolicyDesk.tsx';
import side from './PolicySide.module.css';

/** The side column of a funding call: its window, what to do now, and a phone number. */
export function DeclareItemSide({ item }: { item: DeclareItemDetail }) {
  return (
    <Text as="aside" self="start" above={48} className={side.side} aria-label={m.policy_how_to_apply()}>
      <Text as="div" clip frame="thin" round ground="page" className={side.desk}>
        <Text as="div" padInline={24} padTop={6} padBottom={2} lineBelow="thin" className={side.window}>
          <WindowList items={[item]} today={item.today} />
        </Text>
        <Text as="div" padInline={24} padTop={16} padBottom={20} lineBelow="thin" className={styles.how}>
          <Text as="h2" below={4} size={16}>
            {m.policy_how_to_apply()}
          </Text>
          <Text tone="quiet" size={15}>
            <HowTo item={item} />
          </Text>
        </Text>
        <Stack gap={12} padInline={24} padTop={16} padBottom={20} className={side.acts} data-strip="act">
          <DeclareButton item={item} />
          <CalendarLink item={item} />
          <ButtonLink href={paths.policy(item.policyId)} wide>
            {m.policy_read_policy()}
          </ButtonLink>
        </Stack>
        <PolicyDesk office={item.contactOffice} phone={item.contactPhone} policyId={item.policyId} />
      </Text>
    </Text>
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
