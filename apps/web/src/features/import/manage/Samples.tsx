import type { ImportRow, ImportRun, ImportSheet } from '@portal/contract/import/import';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './Check.module.css';

/** Some rows drawn by chance, for the second person to compare with the original. */
export function Samples({ run }: { run: ImportRun }) {
  const answer = useQueryOf(
    'GET /api/importManage/import/querySamples',
    { id: run.importId },
    { quiet: true },
  );
  return (
    <Panel
      title={m.import_samples()}
      end={
        <Button size="small" busy={answer.isFetching} onClick={() => void answer.refetch()}>
          {m.import_samples_again()}
        </Button>
      }
    >
      <Stack fluid gap={16}>
        <Text as="p" tone="quiet">
          {m.import_samples_text()}
        </Text>
        <Answered of={answer} lines={6}>
          {({ sheets }) =>
            run.sheets.map((sheet) => {
              const rows = sheets.find(({ sheetId }) => sheetId === sheet.sheetId)?.rows ?? [];
              return rows.length > 0 && <SampleTable key={sheet.sheetId} sheet={sheet} rows={rows} />;
            })
          }
        </Answered>
      </Stack>
    </Panel>
  );
}

function SampleTable({ sheet, rows }: { sheet: ImportSheet; rows: readonly ImportRow[] }) {
  const shown = sheet.fields.filter(({ key }) => rows.some(({ cells }) => (cells[key] ?? '') !== ''));
  return (
    <div className={styles.scroll}>
      <table className={styles.sheet}>
        <caption>{sheet.kindName}</caption>
        <thead>
          <tr>
            <th scope="col">{m.import_field_line()}</th>
            {shown.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {shown.map(({ key }) => (
                <td key={key}>
                  <Written>{cells[key] ?? ''}</Written>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
