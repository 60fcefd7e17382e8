import type { ProfileSection } from '@portal/contract/enterprise/fields';
import { type ProfileChange, sectionForms } from '@portal/contract/enterprise/sections';
import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLeaveGuard } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import type { ApiError } from '../../../../platform/api/api-error.ts';
import { uploadsArrived } from '../../../../platform/api/upload-file.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { isSame, mergeDraft } from '../../../../platform/form/merge-draft.ts';
import { type ContractForm, useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { type Draft, useDraft } from '../../../../platform/form/use-draft.ts';
import { type OwnProfile, profileKey } from '../profile/own-profile.ts';

interface SectionForm<Values> {
  section: ProfileSection;
  profile: OwnProfile;
  values: Values;
  /** Turns the texts of the form into the data to send. */
  dataOf: (values: Values) => object;
  /** False for secrets, which are not stored in the browser. */
  keepsDraft?: boolean;
  /** The form shows refusals itself. */
  quiet?: boolean;
  onDone: () => void;
}

/**
 * Merges another user's saved changes into the form field by field, beneath what was typed. Returns how many fields
 * both have changed, or undefined if nobody else has saved.
 */
function useLatestValues<Values extends FieldValues>(
  { version }: OwnProfile,
  values: Values,
  { formState, getValues, reset }: UseFormReturn<Values>,
): number | undefined {
  const [begun, setBegun] = useState({ version, values });
  const [collisions, setCollisions] = useState<number>();
  const { isSubmitting } = formState;
  useEffect(() => {
    // The form's own save closes it.
    if (version === begun.version || isSubmitting) return;
    setBegun({ version, values });
    if (isSame(values, begun.values)) return;
    const merged = mergeDraft(values, getValues(), begun.values);
    reset(values);
    reset(merged.values as DefaultValues<Values>, { keepDefaultValues: true });
    setCollisions(merged.collisions);
  }, [version, values, begun, isSubmitting, getValues, reset]);
  return collisions;
}

export interface SectionEditing<Values extends FieldValues> {
  form: ContractForm<Values>;
  draft: Draft;
  send: (event?: FormEvent<HTMLFormElement>) => Promise<void>;
  cancel: () => void;
  /** Why the last save was refused. */
  error: ApiError | undefined;
}

/** The form of a section: validated by the contract, kept as a draft, saved separately. */
export function useSectionForm<Values extends FieldValues>(
  given: SectionForm<Values>,
): SectionEditing<Values> {
  const { section, profile, values, dataOf, keepsDraft = true, quiet, onDone } = given;
  const form = useContractForm<Values>(sectionForms[section], {
    defaultValues: values as DefaultValues<Values>,
    mode: 'onTouched',
    dataOf,
  });
  const kept = useDraft(`enterprise-${profile.enterpriseId}-${section}`, form, { ready: keepsDraft });
  const collisions = useLatestValues(profile, values, form);
  const draft: Draft = collisions === undefined ? kept : { ...kept, restored: true, collisions };
  useLeaveGuard(form.formState.isDirty);
  const save = useMutationOf('POST /api/baseInfo/enterpriseInfo/saveProfile', {
    done: m.act_saved(),
    invalidates: [profileKey],
    setError: dataFaults(form.setError),
    ...(quiet ? { quiet } : {}),
  });
  const submit = form.handleSubmit(async (entered) => {
    const data = { section, ...dataOf(entered) } as ProfileChange;
    if (!(await save.run({ version: profile.version, data }))) return;
    draft.drop();
    onDone();
  });
  const send = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (await uploadsArrived()) await submit();
  };
  const cancel = () => {
    draft.drop();
    onDone();
  };
  return { form, draft, send, cancel, error: save.error };
}
