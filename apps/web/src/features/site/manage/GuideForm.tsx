import type { Language } from '@portal/contract/fields';
import { guideContent } from '@portal/contract/site-manage';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { console_guide_saved, console_site_invalid } from '../../../platform/i18n/paraglide/messages.js';
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
import { GuideFields } from './GuideFields.tsx';
import { faultyGuide, type GuideSettings, guideKey } from './guide-form.ts';
import { SettingsTail } from './SettingsTail.tsx';
import styles from './Site.module.css';

interface GuideFormProps {
  settings: GuideSettings;
  saving: FormKey['saving'];
}

/** The guide in all languages, saved together. */
export function GuideForm({ settings, saving }: GuideFormProps) {
  const [lang, setLang] = useState<Language>('zh');
  const form = useForm({
    resolver: spokenResolver(guideContent),
    defaultValues: settings.data,
    mode: 'onTouched',
  });
  const { formState, setError } = form;
  useLeaveGuard(formState.isDirty && !formState.isSubmitting);
  const draft = useDraft('admission-guide', form);
  const latest = useLatest(settings.data);
  const save = useAct('POST /api/siteManage/guide/save', {
    done: console_guide_saved(),
    invalidates: [guideKey, 'GET /api/siteManage/site/queryManage'],
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
      setLang(faultyGuide(errors) ?? lang);
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
      <SettingsTail
        lang={lang}
        onLang={setLang}
        textsOf={(code) => <GuideFields form={form} lang={code} />}
        draft={draft}
        formState={formState}
        onDiscard={discard}
      />
    </form>
  );
}
