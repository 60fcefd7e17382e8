import { type Language, languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { useForm } from 'react-hook-form';
import { useLeaveGuard } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { byLoaded } from '../../../../platform/form/rules.ts';
import { currentLocale, languageNames } from '../../../../platform/i18n/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { PlainText } from '../../../../ui/plain-field/PlainText.tsx';
import { AvatarInput } from './AvatarInput.tsx';
import styles from './ProfileForm.module.css';
import { type PersonalInfo, personalInfoKey } from './personal-info.ts';

/** The contract's rule for a field. */
const ruleOf = (name: 'name' | 'email' | 'landline') =>
  byLoaded(async () => (await import('@portal/contract/identity/profile')).profileFields.shape[name]);

const valuesOf = ({ name, email, landline, avatarFileId }: PersonalInfo) => ({
  name,
  email: email ?? '',
  landline: landline ?? '',
  language: currentLocale(),
  avatarFileId: avatarFileId ?? '',
});

/** Reloads the page in the chosen language. */
function switchTo(language: Language): void {
  if (language === currentLocale()) return;
  browserState().savePreference('language', language);
  location.reload();
}

export function ProfileForm({ info }: { info: PersonalInfo }) {
  const form = useForm({ defaultValues: valuesOf(info), mode: 'onTouched' });
  const { formState, setError } = form;
  useLeaveGuard(formState.isDirty);
  const save = useMutationOf('POST /api/baseInfoManage/personalInfoMgr/save', {
    done: m.act_saved(),
    invalidates: [personalInfoKey, 'GET /api/userManage/userInfo/queryCancel'],
    setError,
  });

  const send = form.handleSubmit(async (values) => {
    const saved = await save.run({ ...values, version: info.version });
    if (!saved) return;
    browserState().saveUser({ name: saved.name, avatarFileId: saved.avatarFileId });
    form.reset(values);
    switchTo(values.language);
  });

  return (
    <Panel title={m.person_profile()}>
      <Stack noValidate as="form" gap={20} above={16} onSubmit={(event) => void send(event)}>
        <FormScope form={form}>
          <AvatarInput userName={info.name} />
          <Columns of="repeat(2, minmax(0, 1fr))" gap={16} gapX={20} align="start" stack="tablet">
            <PlainText label={m.field_login_name()} value={info.loginName} readOnly />
            <PlainTextInput
              name="name"
              rule={ruleOf('name')}
              label={m.field_person_name()}
              autoComplete="name"
              maxLength={30}
              required
            />
            <PlainTextInput
              name="email"
              rule={ruleOf('email')}
              label={m.field_email()}
              note={m.input_optional()}
              type="email"
              autoComplete="email"
              maxLength={100}
            />
            <PlainTextInput
              name="landline"
              rule={ruleOf('landline')}
              label={m.person_landline()}
              note={m.input_optional()}
              inputMode="tel"
              autoComplete="tel"
              maxLength={15}
            />
            <PlainSelectInput
              name="language"
              label={m.person_language()}
              placeholder={m.person_language()}
              options={languages.map((value) => ({ value, text: languageNames[value] }))}
            />
          </Columns>
        </FormScope>
        <Row gap={8} justify="end" padTop={16} lineAbove="thin" className={styles.foot}>
          <Button type="submit" variant="main" busy={formState.isSubmitting} disabled={!formState.isDirty}>
            {m.act_save()}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
