import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { Language } from '@portal/contract/fields';
import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { console_site_invalid } from '../../../platform/i18n/paraglide/messages.js';
import { countFaults } from '../../../platform/member/form/count-faults.ts';
import { dataFaults } from '../../../platform/member/form/data-faults.ts';
import { spokenResolver } from '../../../platform/member/form/spoken-resolver.ts';
import type { FormKey } from '../../../platform/member/form/use-form-key.ts';
import { useLatest } from '../../../platform/member/form/use-latest.ts';
import { isSame } from '../../../platform/member/merge-draft.ts';
import { tell } from '../../../platform/member/notices.ts';
import { useAct } from '../../../platform/member/use-act.ts';
import { type Draft, useDraft } from '../../../platform/member/use-draft.ts';
import type { GetKey } from '../../../platform/member/use-endpoint.ts';
import { useLeaveGuard } from '../../../platform/member/use-leave-guard.ts';

/** What saves texts of the site, all sharing one version. */
type SaveKey =
  | 'POST /api/siteManage/site/save'
  | 'POST /api/siteManage/guide/save'
  | 'POST /api/siteManage/statement/save';
type Content<Key extends SaveKey> = EndpointMap[Key]['input']['data'];

interface SettingsFormOptions<Key extends SaveKey> {
  /** The name of the draft. */
  name: string;
  call: Key;
  schema: Parameters<typeof spokenResolver>[0];
  settings: { version: number; data: Content<Key> };
  saving: FormKey['saving'];
  done: string | ((output: EndpointMap[Key]['output']) => string);
  invalidates: readonly GetKey[];
  /** The first language in which something is wrong. */
  faultyLanguage: (errors: FieldErrors<Content<Key>>) => Language | undefined;
}

export interface SettingsEditing {
  lang: Language;
  setLang: (lang: Language) => void;
  draft: Draft;
  isDirty: boolean;
  isSubmitting: boolean;
  send: () => Promise<void>;
  discard: () => void;
}

/** A form of the site's settings: its draft, its language, and how it is saved. */
export function useSettingsForm<Key extends SaveKey>({
  name,
  call,
  schema,
  settings,
  saving,
  done,
  invalidates,
  faultyLanguage,
}: SettingsFormOptions<Key>): { form: UseFormReturn<Content<Key>>; editing: SettingsEditing } {
  const [lang, setLang] = useState<Language>('zh');
  const form = useForm<Content<Key>>({
    resolver: spokenResolver(schema),
    defaultValues: settings.data as DefaultValues<Content<Key>>,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting);
  const draft = useDraft(name, form);
  const latest = useLatest(settings.data);
  const save = useAct(call, { done, invalidates, setError: dataFaults(form.setError) });
  const send = form.handleSubmit(
    async (data) => {
      const input = { version: settings.version, data } as EndpointMap[Key]['input'];
      if (!(await saving(() => save.run(input)))) return;
      draft.drop();
      // What the server has made of it may not have been rendered yet.
      form.reset(isSame(latest.current, settings.data) ? data : latest.current);
    },
    (errors) => {
      setLang(faultyLanguage(errors) ?? lang);
      tell('error', console_site_invalid({ count: countFaults(errors) }));
    },
  );
  const discard = () => {
    draft.drop();
    form.reset(settings.data);
  };
  return { form, editing: { lang, setLang, draft, isDirty, isSubmitting, send, discard } };
}
