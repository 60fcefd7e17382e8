import { importKindNames } from '@portal/contract/import/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ImportUpload } from '../shared/ImportUpload.tsx';
import { KindList } from './KindList.tsx';
import { runColumns } from './run-columns.tsx';

/** What can be imported, in its order, and what was. */
export function Component() {
  const navigate = useNavigate();
  const kinds = useQueryOf('GET /api/importManage/import/queryKinds', {}, { quiet: true });
  const query = useListQuery([], { size: 20 });
  return (
    <Stack fluid gap={20}>
      <PageTitle title={m.import_title()} note={m.import_note()} />
      <Answered of={kinds} lines={12}>
        {({ rows }) => (
          <>
            <ImportUpload
              kinds={rows.map(({ kind }) => kind)}
              onDone={({ importId }) => void navigate(paths.manageImport(importId))}
            />
            <Panel title={m.import_kinds()} end={m.import_kinds_note()}>
              <KindList kinds={rows} />
            </Panel>
            {rows.some(({ kind }) => kind === 'BILL') && (
              <Row wrap gap={8} gapX={16} align="center">
                <Text as="p">{m.import_statements_text()}</Text>
                <ButtonLink size="small" href={paths.manageReconcile({ view: 'bank', import: '1' })}>
                  {m.import_statements()}
                </ButtonLink>
              </Row>
            )}
          </>
        )}
      </Answered>
      <Panel title={m.import_runs()} end={m.import_runs_note()}>
        <ListSection
          endpoint="GET /api/importManage/import/queryList"
          query={query}
          caption={m.import_title()}
          columns={runColumns((kind) => importKindNames[kind]())}
          rowKey={({ importId }) => importId}
          empty={{ title: m.import_runs_empty(), text: m.import_runs_empty_text() }}
        />
      </Panel>
    </Stack>
  );
}
