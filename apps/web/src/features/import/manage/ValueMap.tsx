import type { ImportSheet, ImportSheetField } from '@portal/contract/import/import';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { optionsOf } from './field-options.ts';

/** The options that values stand for. */
type Meant = Readonly<Record<string, string>>;

interface ValueMapProps {
  importId: string;
  sheet: ImportSheet;
  /** Position of the column. */
  column: number;
  field: ImportSheetField;
  meant: Meant;
  onChange: (meant: Record<string, string>) => void;
  /** Shows only values that no option knows, apart from those that were mapped before. */
  unknownExcept?: Meant;
}

/** Says once for all rows what the values of a column stand for. */
export function ValueMap({ importId, sheet, column, field, meant, onChange, unknownExcept }: ValueMapProps) {
  const { data } = useQueryOf(
    'GET /api/importManage/import/queryValues',
    { id: importId, sheetId: sheet.sheetId, column, field: field.key },
    { quiet: true, keepPrevious: true },
  );
  const rows = (data?.rows ?? []).filter(
    ({ text, option }) => !unknownExcept || (option === null && !Object.hasOwn(unknownExcept, text)),
  );
  if (rows.length === 0) return null;
  const head = sheet.columns[column]?.head || field.label;
  const said = { column: head, count: unknownExcept ? rows.length : (data?.total ?? 0) };
  const choose = (text: string, option: string | null, to: string) => {
    const { [text]: _, ...others } = meant;
    onChange(to === '' || to === option ? others : { ...others, [text]: to });
  };
  return (
    <Stack gap={8}>
      <h3>{unknownExcept ? m.import_values_unknown(said) : m.import_values_title(said)}</h3>
      <Text as="p" tone="quiet" size="note">
        {m.import_values_note()}
      </Text>
      <Columns as="ul" of="repeat(3, minmax(0, 1fr))" stack="laptop" gap={12}>
        {rows.map(({ text, count, option }) => (
          <Stack as="li" key={text} gap={4}>
            <Row gap={8} justify="between" align="baseline">
              <b>
                <Written>{text}</Written>
              </b>
              <Text as="span" tone="quiet" size="note" figures nowrap>
                {m.import_value_rows({ count })}
              </Text>
            </Row>
            <NativeSelect
              label={m.import_value_as({ value: text })}
              hiddenLabel
              value={meant[text] ?? option ?? ''}
              onChange={({ target }) => choose(text, option, target.value)}
              options={optionsOf(field, {
                text: option ?? '',
                name: option === null ? m.import_value_unknown() : option,
              })}
            />
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}
