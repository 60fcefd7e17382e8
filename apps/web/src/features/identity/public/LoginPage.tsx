import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, oneOf, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { basePath, phoneBase } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { useHasPage } from '../../site/shared/known-pages.ts';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import CodeLogin from './login/CodeLogin.island.tsx';
import styles from './login/Login.module.css';
import PasswordLogin from './login/PasswordLogin.island.tsx';
import rose from './login/rose.webp';
import { NoCodeNotice } from './NoCodeNotice.tsx';

export const loader = makeLoader(async ({ search, call }) => ({
  demo: await optional(call('GET /api/userManage/login/demoAccounts', {})),
  mode: oneOf(search.get('mode'), ['code', 'password']),
  redirect: search.get('redirect') ?? undefined,
  arrival: oneOf(search.get('from'), ['registered', 'activated']),
}));

export function Component() {
  const { mode, redirect, arrival, demo } = useLoaderData<typeof loader>();
  // A phone receives the code itself and can autofill it, so that there is nothing to type.
  const codeFirst = basePath() === phoneBase;
  const byCode = (mode ?? (codeFirst ? 'code' : 'password')) === 'code';
  const byPasswordTab = {
    key: 'password',
    href: codeFirst ? paths.loginByPassword(redirect) : paths.login(redirect),
    text: m.identity_login_by_password(),
  };
  const byCodeTab = {
    key: 'code',
    href: codeFirst ? paths.login(redirect) : paths.loginByCode(redirect),
    text: m.identity_login_by_code(),
  };
  const hasPage = useHasPage();
  const existing = (href: string) => (hasPage(href) ? href : undefined);
  return (
    <Columns of="minmax(0, 46fr) minmax(0, 54fr)" className={styles.sign}>
      <PageHead title={[m.act_log_in()]} noIndex />
      <Text as="div" relative clip className={styles.art}>
        <img src={rose} width={1200} height={1333} alt="" />
        <Text
          padInline={16}
          padBlock={14}
          tone="quiet"
          size={14}
          leading="list"
          round="control"
          hide="tablet"
          className={styles.caption}
        >
          <b>{m.identity_caption()}</b>
          {m.identity_caption_text()}
        </Text>
      </Text>
      <Stack padInline={32} padBlock={48} className={styles.main}>
        <div className={styles.form}>
          <h1 className={styles.heading} tabIndex={-1}>
            {m.act_log_in()}
          </h1>
          <Text as="div" above={16} below={24} className={styles.ways}>
            <TabLinks
              label={m.identity_login_ways()}
              currentKey={byCode ? 'code' : 'password'}
              items={codeFirst ? [byCodeTab, byPasswordTab] : [byPasswordTab, byCodeTab]}
            />
          </Text>
          {arrival && (
            <Text as="div" below={24}>
              <Alert kind="success">
                {arrival === 'registered' ? m.identity_registered() : m.activation_done()}
              </Alert>
            </Text>
          )}
          {byCode && <NoCodeNotice action={<Link href={paths.activate()}>{m.activation_title()}</Link>} />}
          {byCode ? (
            <CodeLogin />
          ) : (
            <PasswordLogin forgotHref={existing(paths.forgetPassword())} demo={demoOf(demo ?? [])} />
          )}
          <OtherWays redirect={redirect} />
        </div>
      </Stack>
    </Columns>
  );
}

type DemoAccount = { loginName: string; password: string; role: string };

/** All demo accounts share one password. */
function demoOf(accounts: DemoAccount[]) {
  const [first] = accounts;
  if (!first) return undefined;
  return {
    password: first.password,
    accounts: accounts.map(({ loginName, role }) => ({ loginName, role })),
    lang: langOfContent('zh'),
  };
}

function OtherWays({ redirect }: { redirect: string | undefined }) {
  const { hotline, serviceHours } = useSiteSetting();
  const hasPage = useHasPage();
  return (
    <>
      <Row
        as="p"
        wrap
        justify="between"
        gap={8}
        gapX={24}
        above={28}
        padTop={20}
        lineAbove="thin"
        size={15}
        className={styles.other}
      >
        <span>{m.identity_no_account()}</span>
        <Link href={paths.register(redirect)}>{m.identity_register_enterprise()}</Link>
        <Link href={paths.activate()}>{m.activation_title()}</Link>
        {hasPage(paths.registrationGuide()) && (
          <Link href={paths.registrationGuide()}>{m.identity_see_guide()}</Link>
        )}
      </Row>
      {hotline && (
        <Text above={20} tone="faint" size={14} className={styles.help}>
          {m.identity_help({ hours: serviceHours })} <a href={`tel:${hotline}`}>{hotline}</a>
        </Text>
      )}
    </>
  );
}
