import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { DetailPane } from '../../../../platform/account/list/DetailPane.tsx';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { AskForArchive } from './AskForArchive.tsx';
import { archiveColumns } from './archive-columns.tsx';
import { UploadArchive } from './UploadArchive.tsx';

const ArchiveDrawer = lazy(() =>
  import('./ArchiveDrawer.tsx').then(({ ArchiveDrawer: loaded }) => ({ default: loaded })),
);

/** The whole park as a file: asked for, approved by a second administrator, and read into an empty park. */
export function Component() {
  const navigate = useNavigate();
  const query = useListQuery([], { size: 20 });
  const open = (archive: string) => void navigate(query.hrefWith({ archive }));
  return (
    <Stack fluid gap={20}>
      <PageTitle title={m.park_export_title()} note={m.park_export_note()} />
      <Panel title={m.park_export_panel_out()}>
        <AskForArchive onDone={open} />
      </Panel>
      <Panel title={m.park_export_list()}>
        <ListSection
          endpoint="GET /api/settingManage/parkArchive/queryList"
          query={query}
          caption={m.park_export_title()}
          columns={archiveColumns(({ archiveId }) => paths.manageArchives({ archive: archiveId }))}
          rowKey={({ archiveId }) => archiveId}
          empty={{ title: m.park_export_empty(), text: m.park_export_empty_text() }}
        />
      </Panel>
      <Panel title={m.park_export_panel_in()}>
        <UploadArchive onDone={open} />
      </Panel>
      <DetailPane query={query} name="archive">
        {(id, close) => <ArchiveDrawer id={id} onClose={close} />}
      </DetailPane>
    </Stack>
  );
}
