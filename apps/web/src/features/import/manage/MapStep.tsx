import type { ImportRun, ImportSheet, ImportSheetField } from '@portal/contract/import/import';
import { mappingBasisNames, moneyUnitNames } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { optionsOf } from './field-options.ts';
import { importQueryKeys } from './import-query-keys.ts';
import { listedColumns } from './UnknownValues.tsx';
import { useRunActs } from './use-run-acts.tsx';
import { ValueMap } from './ValueMap.tsx';

interface Mapping {
  fields: (string | null)[];
  constants: Record<string, string>;
  values: ImportSheet['values'];
}

const mappingOf = ({ columns, constants, values }: ImportSheet): Mapping => ({
  fields: columns.map(({ field }) => field),
  constants,
  values,
});

/** Fields that have to be given and have neither a column nor a fixed value. */
const missingIn = ({ fields }: ImportSheet, mapping: Mapping) =>
  fields.filter(({ key, isNeeded }) => isNeeded && !mapping.fields.includes(key) && !mapping.constants[key]);

/** Which column is which field. */
export function MapStep({ run, onChecked }: { run: ImportRun; onChecked: () => void }) {
  const [mappings, setMappings] = useState(
    () => new Map(run.sheets.map((sheet) => [sheet.sheetId, mappingOf(sheet)])),
  );
  const map = useMutationOf('POST /api/importManage/import/map', { invalidates: importQueryKeys });
  const { acts, dialog } = useRunActs(run);
  const of = (sheet: ImportSheet) => mappings.get(sheet.sheetId) ?? mappingOf(sheet);
  const missing = run.sheets.flatMap((sheet) => missingIn(sheet, of(sheet)));
  const check = async () => {
    const sheets = run.sheets.map((sheet) => ({ sheetId: sheet.sheetId, ...of(sheet) }));
    if (await map.run({ id: run.importId, version: run.version, data: { sheets } })) onChecked();
  };
  return (
    <>
      {run.sheets.map((sheet) => (
        <MapSheet
          key={sheet.sheetId}
          importId={run.importId}
          sheet={sheet}
          mapping={of(sheet)}
          onChange={(next) => setMappings(new Map(mappings).set(sheet.sheetId, next))}
        />
      ))}
      {missing.length > 0 && (
        <Alert kind="warning" title={m.import_needed()}>
          {missing.map(({ label }) => label).join(m.import_list_comma())}
        </Alert>
      )}
      <PageActs
        note={m.import_map_note()}
        acts={[
          ...acts,
          {
            key: 'check',
            text: m.import_act_check(),
            busy: map.busy,
            disabled: missing.length > 0,
            onPress: () => void check(),
          },
        ]}
      />
      {dialog}
    </>
  );
}

interface MapSheetProps {
  importId: string;
  sheet: ImportSheet;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

function MapSheet({ importId, sheet, mapping, onChange }: MapSheetProps) {
  const { columns, fields } = sheet;
  const used = mapping.fields.filter((field) => field !== null).length;
  const choose = (at: number, key: string) =>
    onChange({ ...mapping, fields: mapping.fields.map((field, nth) => (nth === at ? key || null : field)) });
  const measured = columns.filter((column) => column.unit !== null);
  const unit = measured[0]?.unit;
  const free = fields.filter(({ key, isNeeded }) => isNeeded && !mapping.fields.includes(key));
  return (
    <Panel
      title={m.import_map_title({ kind: sheet.kindName, count: columns.length })}
      end={m.import_map_tie({ used, left: columns.length - used })}
    >
      <Stack fluid gap={16}>
        {unit && (
          <Alert>
            {m.import_map_unit({
              unit: moneyUnitNames[unit](),
              columns: measured.map(({ head }) => head).join(m.import_list_comma()),
            })}
          </Alert>
        )}
        <CardTable
          caption={sheet.kindName}
          rows={columns.map((column, at) => ({ ...column, at }))}
          rowKey={({ at }) => at}
          columns={[
            {
              key: 'head',
              part: 'title',
              head: m.import_map_head(),
              rowHeader: true,
              cell: ({ head }) => (head ? <Written>{head}</Written> : m.import_map_unnamed()),
            },
            {
              key: 'samples',
              part: 'fact',
              head: m.import_map_samples(),
              cell: ({ samples }) => <Written>{samples.join(' · ')}</Written>,
            },
            {
              key: 'field',
              part: 'fact',
              head: m.import_field_field(),
              cell: ({ at, head }) => (
                <NativeSelect
                  label={m.import_map_to({ column: head || String(at + 1) })}
                  hiddenLabel
                  value={mapping.fields[at] ?? ''}
                  onChange={({ target }) => choose(at, target.value)}
                  options={[
                    { value: '', text: m.import_map_ignore() },
                    ...fields.map(({ key, label }) => ({
                      value: key,
                      text: label,
                      disabled: mapping.fields.includes(key) && mapping.fields[at] !== key,
                    })),
                  ]}
                />
              ),
            },
            {
              key: 'basis',
              part: 'fact',
              head: m.import_map_basis(),
              cell: ({ at, field, basis }) => {
                const now = mapping.fields[at] ?? null;
                if (now === null) return <Status kind="closed">{m.import_map_ignored()}</Status>;
                const kept = now === field && basis ? basis : 'HAND';
                return (
                  <Status kind={kept === 'SAMPLE' ? 'waiting' : 'done'}>{mappingBasisNames[kept]()}</Status>
                );
              },
            },
          ]}
        />
        {free.length > 0 && (
          <Stack gap={8}>
            <Text as="p" tone="quiet">
              {m.import_constants()}
            </Text>
            <Columns of="repeat(3, minmax(0, 1fr))" stack="laptop" gap={12}>
              {free.map((field) => (
                <FixedValue
                  key={field.key}
                  field={field}
                  value={mapping.constants[field.key] ?? ''}
                  onChange={(text) =>
                    onChange({ ...mapping, constants: { ...mapping.constants, [field.key]: text } })
                  }
                />
              ))}
            </Columns>
          </Stack>
        )}
        {listedColumns(sheet, mapping.fields).map(({ column, field }) => (
          <ValueMap
            key={field.key}
            importId={importId}
            sheet={sheet}
            column={column}
            field={field}
            meant={mapping.values[field.key] ?? {}}
            onChange={(meant) => onChange({ ...mapping, values: { ...mapping.values, [field.key]: meant } })}
          />
        ))}
      </Stack>
    </Panel>
  );
}

interface FixedValueProps {
  field: ImportSheetField;
  value: string;
  onChange: (text: string) => void;
}

/** The same value for all rows, for a field that no column has. */
function FixedValue({ field, value, onChange }: FixedValueProps) {
  if (field.options.length === 0)
    return (
      <NativeInput
        label={field.label}
        value={value}
        placeholder={field.note}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <NativeSelect
      label={field.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={optionsOf(field, { text: value, name: value || m.editing_choose() })}
    />
  );
}
