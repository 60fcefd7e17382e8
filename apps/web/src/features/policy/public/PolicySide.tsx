import { paths } from '@portal/contract/paths';
import type { PolicyDetail } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { WindowList } from '../shared/WindowList.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { DeclareButton } from './DeclareButton.tsx';
import { PolicyDesk } from './PolicyDesk.tsx';
import styles from './PolicySide.module.css';

/** The side column of a policy: open calls, where to ask, and related items. */
export function PolicySide({ policy }: { policy: PolicyDetail }) {
  const { items, policyId, today, contactOffice, contactPhone, calcFields } = policy;
  const own = items.filter((item) => item.policyId === policyId);
  const others = items.filter((item) => item.policyId !== policyId);
  const current = own.find(({ state }) => state === 'OPEN') ?? own[0];
  return (
    <Text as="aside" self="start" above={48} className={styles.side} aria-label={m.policy_own_items()}>
      <Text as="div" clip frame="thin" round ground="page" className={styles.desk}>
        {current && (
          <Text as="div" padInline={24} padTop={6} padBottom={2} lineBelow="thin" className={styles.window}>
            <WindowList items={[current]} today={today} />
          </Text>
        )}
        {(current || calcFields.length > 0) && (
          <Stack
            gap={12}
            padInline={24}
            padTop={16}
            padBottom={20}
            className={styles.acts}
            data-strip="act"
            data-phone={!current || undefined}
          >
            {current && <DeclareButton item={current} />}
            {current && (
              <ButtonLink
                href={paths.declareItem(current.itemId)}
                variant={current.state === 'OPEN' ? 'default' : 'main'}
                size="large"
                wide
              >
                {m.policy_read_item()}
              </ButtonLink>
            )}
            {calcFields.length > 0 && (
              <span className={styles.try}>
                <ButtonLink href="#calculator" variant={current ? 'default' : 'main'} size="large" wide>
                  {m.policy_calc_submit()}
                </ButtonLink>
              </span>
            )}
            {current && <CalendarLink item={current} />}
          </Stack>
        )}
        <PolicyDesk office={contactOffice} phone={contactPhone} policyId={policyId} />
      </Text>
      {others.length > 0 && (
        <Text hide="print" as="section" above={32} aria-labelledby="other-items">
          <Text id="other-items" as="h2" padBottom={10} lineBelow="strong" size={16}>
            {m.policy_other_items()}
          </Text>
          <WindowList items={others.slice(0, 4)} today={today} />
        </Text>
      )}
    </Text>
  );
}
