import type { LicenceCheck } from '@portal/contract/enterprise/admission';
import { type ApplicationField, enterpriseFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { messageSquareIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import type { AuditNotes } from './audit-notes.ts';
import { CannedReasons } from './CannedReasons.tsx';
import styles from './EnterpriseAudit.module.css';
import { LicenceChecks } from './LicenceChecks.tsx';

interface AuditFieldProps {
  field: ApplicationField;
  value: string;
  /** The previous value; undefined if unchanged. */
  before: string | undefined;
  /** The note given when it was returned or passed on. */
  given: string | undefined;
  /** What the portal found out about the value by itself. */
  checks: readonly LicenceCheck[];
  mayNote: boolean;
}

const max = 200;

/** The portal defines the values of these fields, so they are shown in the reader's language. */
const localizedFields: readonly ApplicationField[] = ['chainStages', 'scale'];

/** One field with the reviewer's note. */
export function AuditField({ field, value, before, given, checks, mayNote }: AuditFieldProps) {
  const name = enterpriseFields[field].label();
  const lang = localizedFields.includes(field) ? undefined : langOfContent('zh');
  const path = `fieldNotes.${field}` as const;
  const form = useFormContext<AuditNotes>();
  const note = useWatch({ control: form.control, name: path });
  const isNoted = note !== undefined;
  return (
    <Columns
      of="132px minmax(0, 1fr)"
      gap={12}
      align="start"
      padInline={8}
      padBlock={12}
      lineBelow="thin"
      className={styles.field}
      data-noted={isNoted || undefined}
    >
      <Text as="dt" tone="quiet">
        {name}
      </Text>
      <Stack as="dd" gap={4} shrink>
        <Row gap={8} align="baseline" keepLines className={styles.value}>
          <Text as="span" shrink lang={value ? lang : undefined}>
            {value || <i>{m.operator_audit_none()}</i>}
          </Text>
          {before !== undefined && <Tag tone="amber">{m.operator_audit_changed()}</Tag>}
          {mayNote && !isNoted && (
            <Button
              size="small"
              variant="quiet"
              icon={messageSquareIcon}
              aria-label={m.operator_audit_note_add({ field: name })}
              onClick={() => {
                form.setValue(path, '', { shouldDirty: true });
                setTimeout(() => form.setFocus(path));
              }}
            >
              {m.operator_audit_note_short()}
            </Button>
          )}
        </Row>
        {checks.length > 0 && <LicenceChecks checks={checks} />}
        {before && (
          <Text as="del" tone="quiet" size={13} className={styles.before}>
            <Sentence say={m.operator_audit_before} values={{ value: before }} />
          </Text>
        )}
        {given && (
          <Text tone="amber" size={13}>
            <Written>{given}</Written>
          </Text>
        )}
        {mayNote && isNoted && (
          <Stack gap={4} items="start" above={8} className={styles.note}>
            <TextAreaInput
              name={path}
              label={m.operator_audit_note_label({ field: name })}
              rows={2}
              maxLength={max}
            />
            <CannedReasons
              written={note}
              onChoose={(text) => form.setValue(path, text.slice(0, max), { shouldDirty: true })}
            />
            <Button size="small" variant="quiet" onClick={() => form.unregister(path)}>
              {m.operator_audit_note_remove()}
            </Button>
          </Stack>
        )}
      </Stack>
    </Columns>
  );
}
