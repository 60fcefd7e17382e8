import { phoneAppealStates } from '@portal/contract/identity/phone-appeal';
import * as m from '@portal/texts/messages';
import { DetailPane } from '../../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { UserTabs } from '../UserTabs.tsx';
import { AppealDrawer } from './AppealDrawer.tsx';
import { appealColumns } from './appeal-columns.tsx';
import { appealStateNames } from './appeal-words.ts';

/** Appeals of users who have lost their old number; one can be decided in a drawer. */
export function AppealList() {
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'state',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_everything() },
          ...phoneAppealStates.map((state) => ({ value: state, text: appealStateNames[state]() })),
        ],
      },
      { kind: 'text', name: 'keyword', label: m.operator_user_keyword() },
    ],
    { place: 'tab' },
  );
  return (
    <ListPage
      name="phone-appeals"
      title={m.operator_user_title()}
      note={m.operator_appeal_note()}
      lead={<UserTabs current="appeals" />}
      endpoint="GET /api/userManage/phoneAppeal/queryList"
      query={query}
      columns={appealColumns((appeal) => query.hrefWith({ appeal }))}
      rowKey={({ appealId }) => appealId}
      empty={{ title: m.operator_appeal_empty(), text: m.operator_appeal_empty_text() }}
    >
      <DetailPane query={query} name="appeal">
        {(id, close) => <AppealDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
