import { useEffect, useState } from 'react';
import { readAllRows } from '../../../platform/api/read-all-rows.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import { useTodoCounts } from '../../site/shared/use-todo-counts.ts';
import styles from './PublicServicesPage.module.css';

interface PublicServiceRow {
  href: string;
  icon: string;
  name: string;
  note: string;
  needs?: 'login' | 'enterprise';
  waits?: readonly string[];
}

interface ServiceGroup {
  key: string;
  title: string;
  rows: PublicServiceRow[];
}

interface PublicServiceListProps {
  groups: ServiceGroup[];
  /** Services of operators, shown to them first. */
  work: ServiceGroup;
  login: { href: string; text: string; note: string };
  /** In `waits`, # stands for the number. */
  texts: Record<'waits' | 'label' | 'nothing' | 'login' | 'enterprise', string>;
}

const operatorType = '900';
/** Maximum number of figures in a row. */
const most = 4;

async function countCases(): Promise<Record<string, number>> {
  const { browserClient } = await import('../../../platform/api/browser-client.ts');
  const rows = await readAllRows((pageNo) =>
    browserClient().call(
      'GET /api/caseManage/case/queryList',
      { statusKind: 'TODO', pageNo, pageSize: 50 },
      { quiet: true },
    ),
  );
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Cases waiting for the user, by kind. */
function useWaitingCases(token: string): Record<string, number> {
  const [cases, setCases] = useState<Record<string, number>>({});
  useEffect(() => {
    if (!token) return;
    countCases()
      .then(setCases)
      // On failure the page stays as everybody sees it.
      .catch(() => undefined);
  }, [token]);
  return cases;
}

function PublicServiceList({ groups, work, login, texts }: PublicServiceListProps) {
  const { token, userType, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const cases = useWaitingCases(token);
  const todos: Record<string, number> | undefined = useTodoCounts();
  const isMember = userType === '200' || enterpriseId !== '';
  const waitsAt = ({ waits = [] }: PublicServiceRow) =>
    waits.reduce((sum, kind) => sum + (cases[kind] ?? 0) + (todos?.[kind] ?? 0), 0);
  const barred = ({ needs }: PublicServiceRow) =>
    (needs === 'login' && !token) || (needs === 'enterprise' && !isMember) ? needs : undefined;
  const waiting = groups
    .flatMap(({ rows }) => rows.map((row) => ({ ...row, count: waitsAt(row) })))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
  const shown = token && userType === operatorType ? [work, ...groups] : groups;
  return (
    <>
      <Stack as="nav" frame="strong" round above={16} className={styles.wait} aria-label={texts.label}>
        {waiting.map(({ href, name, count }) => (
          <Link key={href} href={href} look="bare">
            <b>{count}</b>
            {name}
          </Link>
        ))}
        {waiting.length === 0 && (
          <Row as="p" align="center" justify="between" gap={12} padBlock={8} padInline={16} tone="quiet">
            {token ? todos && texts.nothing : login.note}
            {!token && <ButtonLink href={login.href}>{login.text}</ButtonLink>}
          </Row>
        )}
      </Stack>
      <Columns
        of="repeat(3, minmax(0, 1fr))"
        gap={28}
        gapX={40}
        above={28}
        stack="tablet"
        className={styles.groups}
      >
        {shown.map(({ key, title, rows }) => (
          <section key={key} data-group={key} aria-labelledby={`services-${key}`}>
            <Text as="h2" padBottom={8} lineBelow="strong" size={20} id={`services-${key}`}>
              {title}
            </Text>
            <ul>
              {rows.map((row) => {
                const count = waitsAt(row);
                const need = barred(row);
                return (
                  <Text as="li" lineBelow="thin" key={row.href}>
                    <Link href={row.href} look="bare" className={styles.service}>
                      <Icon shape={row.icon} />
                      <span>
                        <b>{row.name}</b>{' '}
                        <Text as="small" tone="quiet" size={14}>
                          {row.note}
                        </Text>
                      </span>
                      {count > 0 && (
                        <Tag tone="amber" mark="square">
                          {texts.waits.replace('#', String(count))}
                        </Tag>
                      )}
                      {count === 0 && need && <Tag outlined>{texts[need]}</Tag>}
                      <Icon shape={chevronRightIcon} />
                    </Link>
                  </Text>
                );
              })}
            </ul>
          </section>
        ))}
      </Columns>
    </>
  );
}

export default island('public-service/public/PublicServiceList', PublicServiceList);
