import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { columns3Icon } from '../../../ui/icon/shapes.ts';
import type { ListColumn } from './list-column.ts';

// Loaded on demand: few users open it, and its panel is as heavy as the list itself.
const ColumnSettings = lazy(async () => ({
  default: (await import('../../../ui/select-table/ColumnSettings.tsx')).ColumnSettings,
}));

interface ChooseColumnsProps<Row> {
  optional: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  onChange: (keys: readonly string[]) => void;
}

/** Lets users choose which columns the list shows. */
export function ChooseColumns<Row>({ optional, shown, onChange }: ChooseColumnsProps<Row>) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button icon={columns3Icon} busy={isAsked} aria-haspopup="dialog" onClick={() => setAsked(true)}>
      {m.member_list_columns()}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ColumnSettings
        defaultOpen
        columns={optional.map(({ key, head }) => ({ key, text: head }))}
        shown={shown.map(({ key }) => key)}
        onChange={onChange}
        labels={{ button: m.member_list_columns(), group: m.member_list_shown_columns() }}
      />
    </Suspense>
  );
}
