import { type ProfileChange, sectionForms } from '@portal/contract/enterprise-sections';
import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { profile_saved } from '../../../../platform/i18n/paraglide/messages.js';
import { dataFaults } from '../../../../platform/member/form/data-faults.ts';
import { useAct } from '../../../../platform/member/use-act.ts';
import { type Draft, useDraft } from '../../../../platform/member/use-draft.ts';
import { useLeaveGuard } from '../../../../platform/member/use-leave-guard.ts';
import { contractResolver } from '../form/contract-resolver.ts';
import { uploadsDone } from '../form/pending-uploads.ts';
import { type OwnProfile, type ProfileSection, profileKey } from '../profile/own-profile.ts';

interface SectionForm<Values> {
  section: ProfileSection;
  profile: OwnProfile;
  values: Values;
  /** What is sent of the texts of the form. */
  dataOf: (values: Values) => object;
  /** Secrets are not kept in the browser. */
  keepsDraft?: boolean;
  /** Refusals are shown by the form itself. */
  quiet?: boolean;
  onDone: () => void;
}

/** The form of a section: checked by the contract, kept as a draft, saved by itself. */
export function useSectionForm<Values extends FieldValues>(given: SectionForm<Values>) {
  const { section, profile, values, dataOf, keepsDraft = true, quiet, onDone } = given;
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    mode: 'onTouched',
    resolver: contractResolver<Values>(sectionForms[section], dataOf),
  });
  const draft: Draft = useDraft(`enterprise-${profile.enterpriseId}-${section}`, form, { ready: keepsDraft });
  useLeaveGuard(form.formState.isDirty);
  const save = useAct('POST /api/baseInfo/enterpriseInfo/saveProfile', {
    done: profile_saved(),
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
    if (await uploadsDone()) await submit();
  };
  const cancel = () => {
    draft.drop();
    onDone();
  };
  return { form, draft, send, cancel, save };
}
