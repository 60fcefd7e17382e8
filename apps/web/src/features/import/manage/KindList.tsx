import type { ImportKindRow } from '@portal/contract/import/import';
import { importKindNames } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';

const fieldsShown = 5;

function KindState({ count, missing }: ImportKindRow) {
  if (count > 0) return <Status kind="done">{m.import_kind_count({ count })}</Status>;
  if (missing.length === 0) return <Status kind="open">{m.import_kind_none()}</Status>;
  const kinds = missing.map((kind) => importKindNames[kind]()).join(m.import_list_comma());
  return <Status kind="closed">{m.import_kind_first({ kinds })}</Status>;
}

/** The kinds of data in their order, each with its template. */
export function KindList({ kinds }: { kinds: ImportKindRow[] }) {
  return (
    <Stack as="ol" gap={0}>
      {kinds.map((row) => (
        <Columns
          key={row.kind}
          as="li"
          of="minmax(0, 1fr) minmax(8rem, auto) auto"
          stack="phone"
          gap={8}
          gapX={16}
          align="center"
          padBlock={10}
          lineBelow="thin"
        >
          <div>
            <b>{row.name}</b>
            <Text as="p" tone="quiet" size="note">
              {row.fields
                .slice(0, fieldsShown)
                .map(({ label }) => label)
                .join(m.import_list_comma())}
            </Text>
          </div>
          <KindState {...row} />
          <ExportButton
            endpoint="GET /api/importManage/import/template"
            input={{ kind: row.kind }}
            size="small"
            text={m.import_template({ kind: row.name })}
          />
        </Columns>
      ))}
    </Stack>
  );
}
