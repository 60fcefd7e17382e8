import { enterpriseChange } from '@portal/contract/enterprise/change';
import { changeFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect } from 'react';
import { useLeaveGuard } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { uploadsArrived } from '../../../../platform/api/upload-file.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { focusFirstField } from '../../../../platform/form/focus-first-field.ts';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { useDraft } from '../../../../platform/form/use-draft.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { type OwnProfile, profileKey } from '../profile/own-profile.ts';
import sections from '../sections/Section.module.css';
import type { OwnChange } from './change-words.ts';

interface ChangeValues {
  name: string;
  creditCode: string;
  legalPerson: string;
  licenseFileId: string;
}

const licenceKinds = ['image/jpeg', 'image/png', 'application/pdf'];

/** Starts from the previous submission, if it can be submitted again. */
function valuesOf({ name, creditCode, legalPerson }: OwnProfile, open: OwnChange | null): ChangeValues {
  return { name, creditCode, legalPerson, licenseFileId: '', ...open?.application };
}

/** A returned change resubmits the fields with notes; a new one sends every field that differs. */
function dataOf(values: ChangeValues, profile: OwnProfile, notes: object | undefined) {
  const sent = changeFields.filter((field) => {
    if (notes) return field in notes;
    return field === 'licenseFileId' ? values[field] !== '' : values[field].trim() !== profile[field];
  });
  return Object.fromEntries(sent.map((field) => [field, values[field].trim() || undefined]));
}

interface ChangeFormProps {
  profile: OwnProfile;
  onDone: () => void;
}

/** Asks the park to change the name, code, legal person or licence of the enterprise. */
export function ChangeForm({ profile, onDone }: ChangeFormProps) {
  const open = profile.change?.actions.includes('submit') ? profile.change : null;
  const notes = open?.state === 'RETURNED' ? open.fieldNotes : undefined;
  const toSend = (values: ChangeValues) => dataOf(values, profile, notes);
  const form = useContractForm<ChangeValues>(enterpriseChange, {
    defaultValues: valuesOf(profile, open),
    mode: 'onTouched',
    dataOf: toSend,
  });
  const { formState, setError } = form;
  const draft = useDraft(`enterprise-${profile.enterpriseId}-CHANGE`, form);
  useLeaveGuard(formState.isDirty);
  const submit = useMutationOf('POST /api/baseInfo/enterpriseChange/submit', {
    once: true,
    done: m.profile_change_submitted(),
    invalidates: [profileKey, 'GET /api/caseManage/case/queryList'],
    setError: dataFaults(setError),
  });
  // The reviewer's note stays at its field until the value changes.
  useEffect(() => {
    for (const field of changeFields) {
      const message = notes?.[field];
      if (message) setError(field, { message });
    }
  }, [notes, setError]);
  const submitWork = form.handleSubmit(async (values) => {
    const version = open ? { version: open.version } : {};
    if (!(await submit.run({ ...version, data: toSend(values) }))) return;
    draft.drop();
    onDone();
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await uploadsArrived()) await submitWork();
  };
  const cancel = () => {
    draft.drop();
    onDone();
  };
  // The contract accepts any of these fields alone; in this form all of them are required.
  const field = (name: keyof ChangeValues) => ({
    name,
    required: true,
    readOnly: notes !== undefined && !(name in notes),
  });
  const stored = open?.licence && {
    ...open.licence,
    fileId: open.application.licenseFileId ?? '',
  };
  return (
    <Stack
      ref={focusFirstField}
      noValidate
      as="form"
      gap={16}
      above={8}
      onSubmit={(event) => void send(event)}
    >
      <FormScope form={form}>
        <p className={sections.note}>{m.profile_change_note()}</p>
        <Columns of="repeat(2, minmax(0, 1fr))" gap={16} gapX={20} align="start" stack="tablet">
          <TextInput {...field('name')} />
          <TextInput {...field('creditCode')} label={m.profile_f_credit_code()} maxLength={18} />
          <TextInput {...field('legalPerson')} label={m.field_legal_person()} />
          <Text as="div" across>
            <FileInput
              name="licenseFileId"
              stored={stored ?? null}
              label={m.field_licence()}
              hint={m.profile_f_licence_hint()}
              accept={licenceKinds}
              purpose="LICENCE"
              visibility="owner"
              required
            />
          </Text>
        </Columns>
      </FormScope>
      <Row wrap gap={8} align="center" justify="end" padTop={16} lineAbove="thin" className={sections.foot}>
        <Button onClick={cancel}>{m.act_cancel()}</Button>
        <Button type="submit" variant="main" busy={formState.isSubmitting}>
          {m.act_submit()}
        </Button>
      </Row>
    </Stack>
  );
}
