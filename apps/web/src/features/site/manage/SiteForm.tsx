import type { Language } from '@portal/contract/fields';
import { siteContent } from '@portal/contract/site-manage';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  console_site_invalid,
  console_site_saved,
  console_site_saved_unchecked,
} from '../../../platform/i18n/paraglide/messages.js';
import { countFaults } from '../../../platform/member/form/count-faults.ts';
import { DraftNotice } from '../../../platform/member/form/DraftNotice.tsx';
import { dataFaults } from '../../../platform/member/form/data-faults.ts';
import { spokenResolver } from '../../../platform/member/form/spoken-resolver.ts';
import type { FormKey } from '../../../platform/member/form/use-form-key.ts';
import { useLatest } from '../../../platform/member/form/use-latest.ts';
import { isSame } from '../../../platform/member/merge-draft.ts';
import { tell } from '../../../platform/member/notices.ts';
import { useAct } from '../../../platform/member/use-act.ts';
import { useDraft } from '../../../platform/member/use-draft.ts';
import { useLeaveGuard } from '../../../platform/member/use-leave-guard.ts';
import { ContactFields } from './ContactFields.tsx';
import { LanguageTexts } from './LanguageTexts.tsx';
import { LookFields } from './LookFields.tsx';
import { SafetyPersonFields } from './SafetyPersonFields.tsx';
import { SettingsTail } from './SettingsTail.tsx';
import styles from './Site.module.css';
import { faultyLanguage, type SiteSettings, settingsKey } from './site-form.ts';

interface SiteFormProps {
  settings: SiteSettings;
  saving: FormKey['saving'];
}

/** All settings in one form, saved together. */
export function SiteForm({ settings, saving }: SiteFormProps) {
  const [lang, setLang] = useState<Language>('zh');
  const form = useForm({
    resolver: spokenResolver(siteContent),
    defaultValues: settings.data,
    mode: 'onTouched',
  });
  const { control, formState, setError } = form;
  useLeaveGuard(formState.isDirty && !formState.isSubmitting);
  const draft = useDraft('site-settings', form);
  const latest = useLatest(settings.data);
  const save = useAct('POST /api/siteManage/site/save', {
    done: ({ weatherUnchecked }) =>
      weatherUnchecked ? console_site_saved_unchecked() : console_site_saved(),
    invalidates: [settingsKey, 'GET /api/siteManage/site/queryDetail'],
    setError: dataFaults(setError),
  });
  const send = form.handleSubmit(
    async (data) => {
      if (!(await saving(() => save.run({ version: settings.version, data })))) return;
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
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <DraftNotice draft={draft} />
      <ContactFields control={control} />
      <SafetyPersonFields control={control} />
      <LookFields control={control} />
      <SettingsTail
        lang={lang}
        onLang={setLang}
        textsOf={(code) => <LanguageTexts form={form} lang={code} />}
        draft={draft}
        formState={formState}
        onDiscard={discard}
      />
    </form>
  );
}
