import { useEffect, useState } from 'react';
import { browserNavigation } from '../../../../platform/api/browser-ports.ts';
import { notices } from '../../../../platform/api/page-notices.ts';
import { createClientState } from '../../../../platform/client-state/client-state.ts';
import { readUser } from '../../../../platform/client-state/stored-user.ts';
import { pageCookieJar, pageCookies } from '../../../../platform/client-state/tab-user.ts';
import { island } from '../../../../platform/island/island.tsx';
import { endSession } from '../../../../platform/session/end-session.ts';
import { logOutToHome } from '../../../../platform/session/log-out.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import styles from './TopBar.module.css';

interface AccountLinksProps {
  /** Absent if there is no such page. */
  login?: string | undefined;
  register?: string | undefined;
  /** The personal centre of an enterprise and of everybody else. */
  enterpriseCentre?: string | undefined;
  personCentre?: string | undefined;
  messages: string;
  texts: { login: string; register: string; centre: string; messages: string; logout: string };
}

const enterpriseType = '200';
const most = 99;

const client = async () => (await import('../../../../platform/api/browser-client.ts')).browserClient();

/** The refusals which say that the session is over, whatever ended it. */
const overCodes = ['50008', '50012', '50014', '200005', '200006', '200007'];

/**
 * The number of unread messages; undefined for visitors, who send no request, and for those whose session is over: their
 * dead token is forgotten without a word, since the page is public.
 */
function useUnread(token: string): number | undefined {
  const [unread, setUnread] = useState<number | undefined>(0);
  useEffect(() => {
    if (!token) return;
    const load = async () => {
      const { browserClient, browserState } = await import('../../../../platform/api/browser-client.ts');
      try {
        const path = 'GET /api/messageManage/message/queryUnreadCount';
        setUnread((await browserClient().call(path, {}, { silent: true })).unread);
      } catch (error) {
        // The link works without a number.
        const { retCode } = error as { retCode?: string };
        const isOver = retCode !== undefined && overCodes.includes(retCode);
        if (!isOver || browserState().user().token !== token) return;
        browserState().resetToken();
        setUnread(undefined);
      }
    };
    load()
      .catch(() => undefined)
      // Members have buttons on public pages whose calls may be refused.
      .finally(() => notices.prepare());
  }, [token]);
  return token ? unread : undefined;
}

/** Login and register, replaced by the name once the cookies show who is logged in. */
function AccountLinks({
  login,
  register,
  enterpriseCentre,
  personCentre,
  messages,
  texts,
}: AccountLinksProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  const unread = useUnread(user.token);
  if (unread === undefined) {
    return (
      <>
        {login && (
          <Link href={login} look="bare" className={styles.login}>
            {texts.login}
          </Link>
        )}
        {register && (
          <Link href={register} look="bare">
            {texts.register}
          </Link>
        )}
      </>
    );
  }
  const centre = user.userType === enterpriseType ? enterpriseCentre : personCentre;
  const logOut = async () => {
    await client()
      .then(endSession)
      .catch(() => undefined);
    logOutToHome({
      state: createClientState(pageCookieJar()),
      navigation: browserNavigation(window),
    });
  };
  return (
    <>
      <b className={styles.name}>{user.loginName || user.name}</b>
      <Link href={messages} look="bare">
        {texts.messages}
        {unread > 0 && <span className={styles.unread}>{unread > most ? `${most}+` : unread}</span>}
      </Link>
      {centre && (
        <Link href={centre} look="bare">
          {texts.centre}
        </Link>
      )}
      <button type="button" onClick={() => void logOut()}>
        {texts.logout}
      </button>
    </>
  );
}

export default island('site/public/frame/AccountLinks', AccountLinks, 'load');
