import type { ImportRun, ImportSheet } from '@portal/contract/import/import';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { importQueryKeys } from './import-query-keys.ts';
import { ValueMap } from './ValueMap.tsx';

/** Columns of a sheet whose fields have options. */
export const listedColumns = ({ columns, fields }: ImportSheet, mapped: readonly (string | null)[]) =>
  columns.flatMap((_, column) => {
    const field = fields.find(({ key }) => key === mapped[column]);
    return field && field.options.length > 0 ? [{ column, field }] : [];
  });

/** Values that no option knows, to be matched once for all rows, which are then checked again. */
export function UnknownValues({ run, sheet }: { run: ImportRun; sheet: ImportSheet }) {
  const [values, setValues] = useState(sheet.values);
  const map = useMutationOf('POST /api/importManage/import/map', { invalidates: importQueryKeys });
  const mapped = sheet.columns.map(({ field }) => field);
  const apply = () => {
    const sheets = run.sheets.map(({ sheetId, columns, constants, values: kept }) => ({
      sheetId,
      fields: columns.map(({ field }) => field),
      constants,
      values: sheetId === sheet.sheetId ? values : kept,
    }));
    void map.run({ id: run.importId, version: run.version, data: { sheets } });
  };
  return (
    <>
      {listedColumns(sheet, mapped).map(({ column, field }) => (
        <ValueMap
          key={field.key}
          importId={run.importId}
          sheet={sheet}
          column={column}
          field={field}
          meant={values[field.key] ?? {}}
          onChange={(meant) => setValues({ ...values, [field.key]: meant })}
          unknownExcept={sheet.values[field.key] ?? {}}
        />
      ))}
      {values !== sheet.values && (
        <Row>
          <Button busy={map.busy} onClick={apply}>
            {m.import_values_apply()}
          </Button>
        </Row>
      )}
    </>
  );
}
