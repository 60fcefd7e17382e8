import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import {
  identity_aside_know,
  identity_has_account,
  identity_log_in_short,
  identity_register,
  identity_register_know_kind,
  identity_register_know_materials,
  identity_see_guide,
} from '../../../platform/i18n/paraglide/messages.js';
import { loader as makeLoader, oneOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useHasPage } from '../../site/shared/known-pages.ts';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import RegisterForm from './register/RegisterForm.island.tsx';

export const loader = makeLoader(async ({ search }) => ({
  redirect: search.get('redirect') ?? undefined,
  userType: oneOf(search.get('userType'), ['100', '200']) ?? '200',
}));

export function Component() {
  const { redirect, userType } = useLoaderData<typeof loader>();
  const hasPage = useHasPage();
  const aside = (
    <>
      <h2>{identity_aside_know()}</h2>
      <p>{identity_register_know_kind()}</p>
      <p>
        {identity_register_know_materials()}{' '}
        {hasPage(paths.registrationGuide()) && (
          <Link href={paths.registrationGuide()}>{identity_see_guide()}</Link>
        )}
      </p>
      <HelpAside />
    </>
  );
  const end = (
    <p>
      {identity_has_account()} <Link href={paths.login(redirect)}>{identity_log_in_short()}</Link>
    </p>
  );
  return (
    <StepPage heading={identity_register()} end={end} step={0} aside={aside}>
      <PageHead title={[identity_register()]} description={identity_register_know_kind()} />
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
