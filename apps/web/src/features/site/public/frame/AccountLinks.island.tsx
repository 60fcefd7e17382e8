import { browserNavigation } from '../../../../platform/api/browser-ports.ts';
import { createClientState } from '../../../../platform/client-state/client-state.ts';
import { admissionTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { readUser } from '../../../../platform/client-state/stored-user.ts';
import { pageCookieJar, pageCookies } from '../../../../platform/client-state/tab-user.ts';
import { island } from '../../../../platform/island/island.tsx';
import { logOutToHome } from '../../../../platform/session/log-out.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import { useUnread } from '../../shared/use-unread.ts';
import styles from './TopBar.module.css';

interface AccountLinksProps {
  /** Absent if the page doesn't exist. */
  login?: string | undefined;
  register?: string | undefined;
  /** The account pages of enterprises, and of everyone else. */
  enterpriseCentre?: string | undefined;
  personCentre?: string | undefined;
  messages: string;
  /** Where applicants see the status of their registration. */
  application: string;
  texts: {
    login: string;
    register: string;
    application: string;
    centre: string;
    messages: string;
    logout: string;
  };
}

const enterpriseType = '200';
const most = 99;

/** Links to log in and register; the application for users who are registering; the name of a logged-in user. */
function AccountLinks({
  login,
  register,
  enterpriseCentre,
  personCentre,
  messages,
  application,
  texts,
}: AccountLinksProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  const unread = useUnread();
  const isApplicant = useInBrowser(() => admissionTicket.read() !== undefined, false);
  if (unread === undefined && isApplicant) {
    return (
      <Link href={application} look="bare">
        {texts.application}
      </Link>
    );
  }
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
    await import('../../../../platform/session/end-session.ts')
      .then(({ endSession }) => endSession())
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
        {unread > 0 && (
          <Text as="span" padInline={6} size={12} figures text="center" className={styles.unread}>
            {unread > most ? `${most}+` : unread}
          </Text>
        )}
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
