import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './Public.module.css';

type Bills = EndpointMap['GET /api/propertyManage/bill/queryList']['output'];

interface OwnDueProps {
  bills: string;
  login: string;
  register: string;
  texts: {
    title: string;
    points: string[];
    login: string;
    register: string;
    due: string;
    /** Text that contains `{count}`. */
    count: string;
    none: string;
    together: string;
    all: string;
  };
}

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/** What the member's enterprise owes; everybody else sees the benefits of logging in. */
function OwnDue({ bills, login, register, texts }: OwnDueProps) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [owed, setOwed] = useState<Bills>();
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/propertyManage/bill/queryList', { pageSize: 1 }, { quiet: true }),
      )
      .then(setOwed)
      // On failure the page stays as everybody sees it.
      .catch(() => undefined);
  }, [isMember]);
  if (!owed)
    return (
      <Row as="aside" padInline={24} padTop={20} padBottom={24} ground="quiet" className={styles.owe}>
        <h2>{texts.title}</h2>
        <Text as="ul" above={12} below={24} lineAbove="strong" className={styles.points}>
          {texts.points.map((point) => (
            <li key={point}>
              <Icon shape={circleCheckIcon} /> {point}
            </li>
          ))}
        </Text>
        <Row wrap gap={12} className={styles.acts}>
          <ButtonLink href={login} variant="main">
            {texts.login}
          </ButtonLink>
          <ButtonLink href={register}>{texts.register}</ButtonLink>
        </Row>
      </Row>
    );
  const { counts, dueFen } = owed;
  const count = counts.DUE;
  return (
    <Row
      as="aside"
      padInline={24}
      padTop={20}
      padBottom={24}
      ground="quiet"
      className={styles.owe}
      aria-live="polite"
    >
      <h2>{texts.due}</h2>
      <Text weight={600} size={40} figures leading="tight">
        {formatFen(dueFen)}
      </Text>
      <p>{count > 0 ? texts.count.replace('{count}', String(count)) : texts.none}</p>
      <Row wrap gap={12} className={styles.acts}>
        <ButtonLink href={bills} variant="main">
          {count > 0 ? texts.together : texts.all}
        </ButtonLink>
      </Row>
    </Row>
  );
}

export default island('billing/public/OwnDue', OwnDue, 'idle');
