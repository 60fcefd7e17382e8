import { type ApplicationField, applicationFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { AuditField } from './AuditField.tsx';
import { type Audit, colleagueNotes } from './audit-notes.ts';
import { useValueTexts } from './use-value-texts.ts';

interface AuditMaterialProps {
  audit: Audit;
  mayNote: boolean;
}

/** The submitted data field by field: what is new, what was wrong, what to correct. */
export function AuditMaterial({ audit, mayNote }: AuditMaterialProps) {
  const { application, before, kind } = audit;
  const [isNarrow, setIsNarrow] = useState(false);
  const textOf = useValueTexts();
  const noted = colleagueNotes(audit);
  const isChanged = (field: ApplicationField) =>
    before !== null && (kind === 'CHANGE' ? application[field] !== undefined : before[field] !== undefined);
  const shownOf = (field: ApplicationField) =>
    field === 'licenseFileId' ? (audit.licence?.name ?? '') : textOf(field, application);
  const beforeOf = (field: ApplicationField) => (field === 'licenseFileId' ? '' : textOf(field, before));
  const hasChanges = applicationFields.some(isChanged);
  const shown = applicationFields.filter((field) =>
    kind === 'CHANGE' || isNarrow ? isChanged(field) : true,
  );
  return (
    <Panel
      title={m.operator_audit_material()}
      end={
        kind === 'ENTRY' &&
        hasChanges && (
          <Switch on={isNarrow} onChange={setIsNarrow}>
            {m.operator_audit_changes_only()}
          </Switch>
        )
      }
    >
      <Stack as="dl">
        {shown.map((field) => (
          <AuditField
            key={field}
            field={field}
            value={shownOf(field)}
            before={isChanged(field) ? beforeOf(field) : undefined}
            given={audit.fieldNotes[field] ?? noted[field]}
            checks={audit.checks.filter((check) => check.field === field)}
            mayNote={mayNote}
          />
        ))}
      </Stack>
    </Panel>
  );
}
