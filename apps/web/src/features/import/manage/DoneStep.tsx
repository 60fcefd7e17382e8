import { chinaMinuteOf } from '@portal/contract/china-time';
import { endText } from '@portal/contract/deadline';
import type { ImportRun } from '@portal/contract/import/import';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { LettersButton } from '../../identity/shared/activation/LettersButton.tsx';
import { SendCodes } from '../../identity/shared/activation/SendCodes.tsx';
import { useRunActs } from './use-run-acts.tsx';

/** What was written, what was left, and how it can be undone. */
export function DoneStep({ run }: { run: ImportRun }) {
  const { acts, dialog } = useRunActs(run);
  const { results, created, changed, state } = run;
  const left = results.OPEN + results.FAILED - run.counts.SAME;
  const figures =
    state === 'UNDONE'
      ? [
          { name: m.import_fig_undone(), value: results.UNDONE },
          { name: m.import_fig_kept(), value: results.KEPT },
        ]
      : [
          { name: m.import_fig_created(), value: created },
          { name: m.import_fig_changed(), value: changed },
          { name: m.import_fig_same(), value: run.counts.SAME },
          { name: m.import_fig_left(), value: left },
        ];
  return (
    <>
      <Panel
        title={run.stateLabel}
        end={run.writtenAt === null ? undefined : m.import_done_at({ time: chinaMinuteOf(run.writtenAt) })}
      >
        <Stack gap={16}>
          {state !== 'DROPPED' && <Figures figures={figures} />}
          {left > 0 && state === 'DONE' && (
            <Row>
              <ExportButton
                endpoint="GET /api/importManage/import/rest"
                input={{ id: run.importId }}
                text={m.import_rest()}
              />
            </Row>
          )}
        </Stack>
      </Panel>
      {run.accounts > 0 && <AccountsPanel id={run.importId} />}
      {run.actions.includes('undo') && run.undoUntil !== null && (
        <UndoPanel id={run.importId} until={run.undoUntil} />
      )}
      <PageActs acts={acts} />
      {dialog}
    </>
  );
}

/** Invites everyone whose account was entered, in one go. */
function AccountsPanel({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/importManage/import/queryAccounts', { id }, { quiet: true });
  return (
    <Panel title={m.import_accounts()}>
      <Answered of={answer} lines={2}>
        {({ userIds }) => (
          <Stack gap={12}>
            <Text as="p">{m.import_accounts_text({ count: userIds.length })}</Text>
            {userIds.length > 0 && (
              <Row wrap gap={8}>
                <LettersButton userIds={userIds} />
                <SendCodes userIds={userIds} />
              </Row>
            )}
          </Stack>
        )}
      </Answered>
    </Panel>
  );
}

function UndoPanel({ id, until }: { id: string; until: number }) {
  const [isShown, show] = useState(false);
  return (
    <Panel title={m.import_act_undo()} end={m.import_undo_until({ time: endText(until) })}>
      <Stack gap={12}>
        <Text as="p">{m.import_ask_undo()}</Text>
        <Row>
          <Button onClick={() => show(true)} aria-expanded={isShown}>
            {m.import_undo_preview()}
          </Button>
        </Row>
        {isShown && <UndoPreview id={id} />}
      </Stack>
    </Panel>
  );
}

function UndoPreview({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/importManage/import/queryUndo', { id }, { quiet: true });
  return (
    <Answered of={answer} lines={3}>
      {({ undone, kept, keptTotal }) => (
        <Stack gap={12}>
          <Text as="p" role="status">
            {m.import_undo_would({ undone, kept: keptTotal })}
          </Text>
          {kept.length > 0 && (
            <Table
              caption={m.import_fig_kept()}
              rows={kept}
              rowKey={({ line, kindName }) => `${kindName} ${line}`}
              columns={[
                { key: 'line', head: m.import_field_line(), cell: ({ line }) => line },
                { key: 'kind', head: m.import_kind(), cell: ({ kindName }) => kindName },
                { key: 'name', head: m.field_name(), cell: ({ name }) => <Written>{name}</Written> },
                {
                  key: 'why',
                  head: m.field_reason(),
                  cell: ({ reasons }) => reasons.join(m.import_list_comma()),
                },
              ]}
            />
          )}
        </Stack>
      )}
    </Answered>
  );
}
