import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader, oneOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useHasPage } from '../../site/shared/known-pages.ts';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import { NoCodeNotice } from './NoCodeNotice.tsx';
import RegisterForm from './register/RegisterForm.island.tsx';

export const loader = makeLoader(async ({ search }) => ({
  redirect: search.get('redirect') ?? undefined,
  userType: oneOf(search.get('userType'), ['100', '200']) ?? '200',
}));

export function Component() {
  const { redirect, userType } = useLoaderData<typeof loader>();
  const hasPage = useHasPage();
  const { registrationOpen } = useSiteSetting();
  const aside = (
    <>
      <h2>{m.identity_aside_know()}</h2>
      <p>{m.identity_register_know_kind()}</p>
      <p>
        {m.identity_register_know_materials()}{' '}
        {hasPage(paths.registrationGuide()) && (
          <Link href={paths.registrationGuide()}>{m.identity_see_guide()}</Link>
        )}
      </p>
      <HelpAside />
    </>
  );
  const end = (
    <p>
      {m.identity_has_account()} <Link href={paths.login(redirect)}>{m.identity_log_in_short()}</Link>
    </p>
  );
  if (!registrationOpen)
    return (
      <StepPage heading={m.identity_register()} end={end} aside={<HelpAside />}>
        <PageHead title={[m.identity_register()]} description={m.activation_registration_closed()} />
        <Alert action={<Link href={paths.activate()}>{m.activation_title()}</Link>}>
          {m.activation_registration_closed()}
        </Alert>
      </StepPage>
    );
  return (
    <StepPage heading={m.identity_register()} end={end} step={0} aside={aside}>
      <PageHead title={[m.identity_register()]} description={m.identity_register_know_kind()} />
      <NoCodeNotice action={<Link href={paths.activate()}>{m.activation_title()}</Link>} />
      <RegisterForm
        userType={userType}
        loginHref={paths.loginAfterRegister(redirect)}
        entryHref={paths.msgEntry()}
        serviceHref={paths.agreement('service')}
        privacyHref={paths.agreement('privacy')}
      />
    </StepPage>
  );
}
