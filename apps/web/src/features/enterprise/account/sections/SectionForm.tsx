import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '../../../../platform/display/format.ts';
import { DraftNotice } from '../../../../platform/form/DraftNotice.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { focusFirstField } from '../../../../platform/form/focus-first-field.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './Section.module.css';
import type { SectionEditing } from './use-section-form.ts';

interface SectionFormProps<Values extends FieldValues> {
  editing: SectionEditing<Values>;
  children: ReactNode;
}

/** The fields of a section with its save and cancel buttons. */
export function SectionForm<Values extends FieldValues>({
  editing: { form, draft, send, cancel },
  children,
}: SectionFormProps<Values>) {
  return (
    <Stack
      ref={focusFirstField}
      noValidate
      as="form"
      gap={16}
      above={8}
      onSubmit={(event) => void send(event)}
    >
      <FormScope form={form}>{children}</FormScope>
      {draft.collisions !== undefined && <DraftNotice draft={draft} />}
      <Row wrap gap={8} align="center" justify="end" padTop={16} lineAbove="thin" className={styles.foot}>
        {draft.restored && draft.collisions === undefined && draft.savedAt !== undefined && (
          <Text as="span" tone="quiet" size="note" className={styles.draft}>
            {m.profile_draft_restored({ time: formatDate(draft.savedAt, 'MM-DD HH:mm') })}
          </Text>
        )}
        <Button onClick={cancel}>{m.act_cancel()}</Button>
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.act_save()}
        </Button>
      </Row>
    </Stack>
  );
}
