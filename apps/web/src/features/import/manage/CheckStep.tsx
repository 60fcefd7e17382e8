import type { ImportRun } from '@portal/contract/import/import';
import { importVerdictNames, importVerdicts } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ImportUpload } from '../shared/ImportUpload.tsx';
import styles from './Check.module.css';
import { CheckSheet } from './CheckSheet.tsx';
import { Samples } from './Samples.tsx';
import { useMends } from './use-mends.ts';
import { useRunActs } from './use-run-acts.tsx';

/** What would become of the rows, with a sum that ties; announced when a cell is mended. */
function Verdicts({ run }: { run: ImportRun }) {
  const { counts } = run;
  const rows = importVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  const some = importVerdicts.filter((verdict) => counts[verdict] > 0);
  const tie = some.map((verdict) => `${importVerdictNames[verdict]()} ${counts[verdict]}`).join(' + ');
  return (
    <Panel title={m.import_check_title({ count: counts.NEW + counts.CHANGED })}>
      <Stack gap={12}>
        <Row gap={2} className={styles.bar} aria-hidden>
          {some.map((verdict) => (
            <span key={verdict} data-verdict={verdict} style={{ flexGrow: counts[verdict] }} />
          ))}
        </Row>
        <Row as="ul" wrap gap={24}>
          {importVerdicts.map((verdict) => (
            <Stack as="li" key={verdict} gap={0}>
              <Text as="b" size={24} figures>
                {counts[verdict]}
              </Text>
              <Text as="span" tone="quiet">
                {importVerdictNames[verdict]()}
              </Text>
            </Stack>
          ))}
        </Row>
        <Text as="p" role="status" aria-live="polite" figures>
          {m.import_tie({ count: rows, parts: tie })}
        </Text>
      </Stack>
    </Panel>
  );
}

/** The dry run: what would be written, and the faults, to be mended where they stand. */
export function CheckStep({ run, onMap }: { run: ImportRun; onMap: () => void }) {
  const [reloads, setReloads] = useState(false);
  const { acts, dialog } = useRunActs(run);
  const mends = useMends(run);
  const { FAULT, DOUBTFUL } = run.counts;
  const isOpen = run.state === 'CHECKED';
  return (
    <>
      <Verdicts run={run} />
      {run.state === 'PROPOSED' && (
        <Alert kind="info" title={m.import_proposed_by({ name: run.proposedBy })}>
          {run.actions.includes('approve') ? m.import_proposed_look() : m.import_proposed_other()}
        </Alert>
      )}
      {run.state === 'PROPOSED' && <Samples run={run} />}
      {isOpen && (
        <Row wrap gap={8}>
          <Button size="small" onClick={onMap}>
            {m.import_step_map()}
          </Button>
          <Button size="small" onClick={() => setReloads(!reloads)} aria-expanded={reloads}>
            {m.import_act_reload()}
          </Button>
          <ExportButton
            endpoint="GET /api/importManage/import/rest"
            input={{ id: run.importId }}
            size="small"
            text={m.import_rest()}
          />
        </Row>
      )}
      {reloads && (
        <Panel title={m.import_act_reload()} end={m.import_reload_note()}>
          <ImportUpload importId={run.importId} onDone={() => void mends.refresh()} />
        </Panel>
      )}
      {run.sheets.map((sheet) => (
        <CheckSheet key={sheet.sheetId} run={run} sheet={sheet} mends={mends} />
      ))}
      <PageActs
        acts={acts}
        note={FAULT + DOUBTFUL > 0 ? m.import_left({ faults: FAULT, doubts: DOUBTFUL }) : undefined}
      />
      {dialog}
    </>
  );
}
