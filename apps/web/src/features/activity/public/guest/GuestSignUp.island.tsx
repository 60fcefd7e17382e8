import type { SignUpQuestion } from '@portal/contract/activity/public';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserClient, browserState } from '../../../../platform/api/browser-client.ts';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { PlainChoiceInput } from '../../../../platform/form/plain/PlainChoiceInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { needed } from '../../../../platform/form/rules.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { userIcon } from '../../../../ui/icon/shapes.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { FormFrame } from '../../../identity/shared/form/FormFrame.tsx';
import { NeedsScript } from '../../../identity/shared/form/NeedsScript.tsx';
import { PhoneInput } from '../../../identity/shared/form/PhoneInput.tsx';
import { useLoginCode } from '../../../identity/shared/form/use-login-code.ts';
import { VerifyCodeInput } from '../../../identity/shared/form/VerifyCodeInput.tsx';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';

interface GuestSignUpProps {
  activityId: string;
  /** Without a free seat, the guest joins the waiting list. */
  isFull: boolean;
  questions: SignUpQuestion[];
  /** Language of the questions if it differs from the page's. */
  lang?: string | undefined;
  /** The members' page, which shows the ticket afterwards. */
  memberHref: string;
  serviceHref: string;
  privacyHref: string;
}

const optionsOf = ({ kind, options }: SignUpQuestion) =>
  kind === 'CHOICE'
    ? options.map((option) => ({ value: option, text: option }))
    : [
        { value: 'YES', text: m.input_yes() },
        { value: 'NO', text: m.input_no() },
      ];

const nameNeeded = needed(() => m.fault_fill_in({ field: m.field_person_name() }));

function Question({ question, at }: { question: SignUpQuestion; at: number }) {
  const { label, kind, required } = question;
  const field = { name: `answers.${at}`, label, required };
  if (kind === 'TEXT') return <PlainTextInput {...field} />;
  return <PlainChoiceInput {...field} options={optionsOf(question)} />;
}

function GuestSignUp(props: GuestSignUpProps) {
  const { activityId, isFull, questions, lang, memberHref, serviceHref, privacyHref } = props;
  const alive = useIsAlive();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    defaultValues: { name: '', phoneNumber: '', verifyCode: '', answers: questions.map(() => '') },
    mode: 'onTouched',
  });
  const request = useLoginCode(form, 'SIGN_UP');
  useEffect(() => {
    if (browserState().user().token) location.replace(memberHref);
  }, [memberHref]);

  const send = form.handleSubmit(async ({ name, phoneNumber, verifyCode, answers }) => {
    setRefusal(undefined);
    const data = {
      activityId,
      name: name.trim(),
      phoneNumber: phoneNumber.trim(),
      answers: answers.map((answer) => answer.trim()),
      mayWait: isFull,
    };
    try {
      const user = await browserClient().call(
        'POST /api/activityManage/signUp/submitAsGuest',
        { data, verifyCode: verifyCode.trim() },
        { quiet: true },
      );
      browserState().saveUser(user);
      location.assign(memberHref);
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });

  return (
    <>
      <NeedsScript />
      <FormFrame form={form} refusal={refusal} label={m.guest_signup_title()} onSubmit={send}>
        <PlainTextInput
          name="name"
          rule={nameNeeded}
          label={m.field_person_name()}
          hint={m.guest_signup_name_hint()}
          icon={userIcon}
          autoComplete="name"
          required
        />
        <PhoneInput />
        <VerifyCodeInput request={request} />
        {questions.length > 0 && (
          <Stack gap={20} lang={lang}>
            {questions.map((question, at) => (
              <Question key={question.label} question={question} at={at} />
            ))}
          </Stack>
        )}
        <Button
          type="submit"
          variant="main"
          size="large"
          wide
          busy={form.formState.isSubmitting}
          disabled={!alive}
        >
          {isFull ? m.guest_signup_wait() : m.guest_signup_send()}
        </Button>
        <Terms serviceHref={serviceHref} privacyHref={privacyHref} />
      </FormFrame>
    </>
  );
}

/** What is agreed to, with links in the sentence. */
function Terms({ serviceHref, privacyHref }: Pick<GuestSignUpProps, 'serviceHref' | 'privacyHref'>) {
  const link = (href: string, text: string) => (
    <Link href={href} look="underlined" target="_blank">
      {text}
    </Link>
  );
  return (
    <Text size={14} tone="quiet" data-prose>
      <Sentence
        say={m.guest_signup_terms}
        values={{
          service: link(serviceHref, m.identity_agree_service()),
          privacy: link(privacyHref, m.identity_agree_terms()),
        }}
      />
    </Text>
  );
}

export default island('activity/public/guest/GuestSignUp', GuestSignUp, 'load');
