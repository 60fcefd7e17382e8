import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import CollectButton, { type CollectButtonProps } from '../../collect/shared/CollectButton.island.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import { fillText } from '../shared/fill-text.ts';
import styles from './ReceiptBar.module.css';

type Receipt = EndpointMap['GET /api/infoManage/receipt/queryOwn']['output'];

interface ReceiptBarProps {
  contentId: string;
  login: string;
  /** Extra actions on a phone, next to the confirmation. */
  calendar: { href: string; text: string } | null;
  collect: CollectButtonProps;
  texts: {
    title: string;
    /** Tells visitors who can confirm, and how. */
    visitor: string;
    login: string;
    /** Contains `{confirmed}` and `{total}`. */
    share: string;
    confirm: string;
    /** Contains `{name}`. */
    done: string;
    notAsked: string;
    failed: string;
  };
}

/** Lets members confirm for their enterprise that a notice has been read. */
function ReceiptBar({ contentId, login, calendar, collect, texts }: ReceiptBarProps) {
  const isMember = readUser(useInBrowser(pageCookies, '')).token !== '';
  const [receipt, setReceipt] = useState<Receipt>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isMember) return;
    const ask = browserClient().call(
      'GET /api/infoManage/receipt/queryOwn',
      { id: contentId },
      { quiet: true },
    );
    ask.then(setReceipt, () => setFailed(true));
  }, [contentId, isMember]);

  const confirm = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const input = { id: contentId };
      setReceipt(await browserClient().call('POST /api/infoManage/receipt/confirm', input, { once: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Row
      as="section"
      wrap
      align="center"
      justify="between"
      gap={12}
      gapX={24}
      above={32}
      padBlock={16}
      padInline={20}
      round
      ground="brand"
      className={styles.bar}
      aria-label={texts.title}
      aria-live="polite"
    >
      <div>
        <Text as="b" block>
          {texts.title}
        </Text>
        <Text tone="quiet" size={15}>
          {lineOf(texts, receipt, failed)}
        </Text>
      </div>
      {!isMember && (
        <Link href={login} look="bare" className={styles.login}>
          {texts.login}
        </Link>
      )}
      {receipt?.wanted && receipt.confirmedAt === null && (
        <div className={styles.acts} data-strip="act">
          {calendar && (
            <a href={calendar.href} download className={styles.beside}>
              <Icon shape={calendarPlusIcon} />
              {calendar.text}
            </a>
          )}
          <span className={styles.beside}>
            <CollectButton {...collect} look="tool" />
          </span>
          <Button variant="main" busy={busy} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        </div>
      )}
    </Row>
  );
}

function lineOf(texts: ReceiptBarProps['texts'], receipt: Receipt | undefined, failed: boolean): string {
  if (failed) return texts.failed;
  if (!receipt) return texts.visitor;
  if (!receipt.wanted) return texts.notAsked;
  const share = fillText(texts.share, { confirmed: receipt.confirmed, total: receipt.total });
  return receipt.confirmedAt === null
    ? share
    : `${fillText(texts.done, { name: receipt.confirmedBy })} ${share}`;
}

export default island('content/public/ReceiptBar', ReceiptBar, 'visible');
