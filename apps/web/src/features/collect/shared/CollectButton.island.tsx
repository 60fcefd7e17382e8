import type { CollectTargetType } from '@portal/contract/kinds';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notices } from '../../../platform/api/page-notices.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { starIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath, withoutBasePath } from '../../../ui/link/base-path.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './CollectButton.module.css';

export interface CollectButtonProps {
  targetType: CollectTargetType;
  targetId: string;
  /** Address of the login page; the return address is appended. */
  login: string;
  /** A tool in a toolbar, or a stand-alone button. */
  look?: 'tool' | 'button';
  texts: Record<'add' | 'done' | 'added' | 'removed' | 'failed', string>;
  /** Asked before visitors are sent to the login page. */
  question: Record<'title' | 'text' | 'ok' | 'cancel', string>;
}

/** Added to the return address when collecting required a login. */
const mark = '#collect';
const operatorType = '900';

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/** Adds the page's subject to the collection or removes it; visitors are sent to the login first. */
function CollectButton({
  targetType,
  targetId,
  login,
  look = 'button',
  texts,
  question,
}: CollectButtonProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  const isAlive = useInBrowser(() => true, false);
  // Null until the server has answered.
  const [collected, setCollected] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { token } = user;

  const goToLogin = async () => {
    if (!(await notices.confirm(question))) return;
    const back = withoutBasePath(location.pathname) + location.search + mark;
    location.assign(`${withBasePath(login)}?redirect=${encodeURIComponent(back)}`);
  };

  const operate = useCallback(
    async (event: 'add' | 'remove') => {
      setBusy(true);
      try {
        const client = await loadClient();
        const input = { event, targetType, targetId };
        const state = await client.call('POST /api/collectManage/collect/operate', input, { once: true });
        setCollected(state.collected);
        setMessage(state.collected ? texts.added : texts.removed);
      } catch (error) {
        // The client has already shown a refusal.
        setMessage(error instanceof ApiError ? '' : texts.failed);
      } finally {
        setBusy(false);
      }
    },
    [targetType, targetId, texts],
  );

  useEffect(() => {
    if (token === '') return;
    if (location.hash === mark) {
      history.replaceState(history.state, '', location.pathname + location.search);
      void operate('add');
      return;
    }
    loadClient()
      .then((client) =>
        client.call(
          'GET /api/collectManage/collect/queryState',
          { targetType, targetIds: targetId },
          { quiet: true },
        ),
      )
      // A choice the user has made meanwhile is newer than this answer.
      .then((state) => setCollected((known) => known ?? state.collected.includes(targetId)))
      // The button then offers to collect; collecting twice changes nothing.
      .catch(() => undefined);
  }, [token, targetType, targetId, operate]);

  if (user.userType === operatorType) return null;
  const press = () => void (token === '' ? goToLogin() : operate(collected ? 'remove' : 'add'));
  return (
    <Row
      hide="print"
      as="span"
      inline
      align="center"
      gap={10}
      className={styles.collect}
      data-look={look}
      data-alive={isAlive || undefined}
    >
      <button
        type="button"
        className={styles.button}
        aria-pressed={collected ?? false}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : press}
      >
        <Icon shape={starIcon} />
        {collected ? texts.done : texts.add}
      </button>
      <Text role="status" as="span" tone="leaf" size={14} className={styles.message}>
        {message}
      </Text>
    </Row>
  );
}

export default island('collect/shared/CollectButton', CollectButton, 'idle');
