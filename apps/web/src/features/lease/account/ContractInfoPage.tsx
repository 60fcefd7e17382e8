import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import styles from './ContractInfo.module.css';
import { ContractList } from './ContractList.tsx';
import { ContractView } from './ContractView.tsx';

/** The enterprise's contracts, with full details of the selected one. */
export function Component() {
  const [search] = useSearchParams();
  const answer = useQueryOf('GET /api/propertyManage/contract/queryList', { pageSize: 50 });
  const rows = answer.data?.rows ?? [];
  const running = rows.filter(({ state }) => state === 'ACTIVE' || state === 'EXPIRING');
  const area = running.reduce((sum, { areaX100 }) => sum + areaX100, 0);
  return (
    <>
      <PageTitle
        title={m.lease_title()}
        note={running.length > 0 && m.lease_summary({ count: running.length, area: areaText(area) })}
      />
      <Answered of={answer}>
        {({ rows: all, today }) => {
          const [first] = all;
          if (!first)
            return (
              <EmptyState
                title={m.lease_none()}
                action={<ButtonLink href={paths.buildingList()}>{m.lease_see_buildings()}</ButtonLink>}
              >
                {m.lease_none_text()}
              </EmptyState>
            );
          const chosen = search.get('contract') ?? first.contractId;
          return (
            <Columns of="232px minmax(0, 1fr)" gap={32} align="start" stack="tablet" className={styles.page}>
              <ContractList rows={all} today={today} chosen={chosen} />
              <ContractView key={chosen} id={chosen} />
            </Columns>
          );
        }}
      </Answered>
    </>
  );
}
