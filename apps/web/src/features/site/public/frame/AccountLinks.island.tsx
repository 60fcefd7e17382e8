import { browserNavigation } from '../../../../platform/api/browser-surroundings.ts';
import { createClientState } from '../../../../platform/client-state/client-state.ts';
import { documentCookies } from '../../../../platform/client-state/cookies.ts';
import { readUser } from '../../../../platform/client-state/stored-user.ts';
import { island } from '../../../../platform/island/island.tsx';
import { logOutToHome } from '../../../../platform/session/log-out.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import styles from './TopBar.module.css';

interface AccountLinksProps {
  /** Absent where there is no such page. */
  login?: string | undefined;
  register?: string | undefined;
  /** Personal centre of an enterprise and of anyone else. */
  enterpriseCentre?: string | undefined;
  personCentre?: string | undefined;
  texts: { login: string; register: string; centre: string; logout: string };
}

const enterpriseType = '200';

/** Login and register, which give way to the name once the cookies tell who is there. */
function AccountLinks({ login, register, enterpriseCentre, personCentre, texts }: AccountLinksProps) {
  const user = readUser(useInBrowser(() => document.cookie, ''));
  if (!user.token) {
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
  const logOut = () =>
    logOutToHome({
      state: createClientState(documentCookies(document)),
      navigation: browserNavigation(window),
    });
  return (
    <>
      <b className={styles.name}>{user.loginName || user.name}</b>
      {centre && (
        <Link href={centre} look="bare">
          {texts.centre}
        </Link>
      )}
      <button type="button" onClick={logOut}>
        {texts.logout}
      </button>
    </>
  );
}

export default island('site/public/frame/AccountLinks', AccountLinks, 'load');
