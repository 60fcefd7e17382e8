import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes.ts';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../shared/form/Outcome.module.css';
import BackToLogin from './recovery/BackToLogin.island.tsx';

export const loader = makeLoader(async ({ search }) => ({ recovered: search.get('from') === 'recovered' }));

export function Component() {
  const { recovered } = useLoaderData<typeof loader>();
  return (
    <Wrap className={styles.outcome}>
      <PageHead title={[m.identity_password_changed()]} noIndex />
      <Icon shape={circleCheckIcon} className={styles.sign} />
      <Text as="h1" above={20} size={32} className={styles.heading} tabIndex={-1}>
        {m.identity_password_changed()}
      </Text>
      <Text above={8} tone="quiet" className={styles.text}>
        {m.identity_sessions_ended()}
      </Text>
      {recovered && <BackToLogin loginHref={paths.login()} seconds={3} />}
      <Row as="p" wrap justify="center" gap={12} above={32} className={styles.actions}>
        <ButtonLink href={paths.login()} variant="main" size="large">
          {m.identity_log_in_now()}
        </ButtonLink>
      </Row>
    </Wrap>
  );
}
