import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { withoutBasePath } from '../../../ui/link/base-path.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

/** Link to the login, which returns to this page. */
export function LoginLink({ login, text }: { login: string; text: string }) {
  const here = useInBrowser(() => withoutBasePath(location.pathname), '');
  return (
    <ButtonLink href={here ? `${login}?redirect=${encodeURIComponent(here)}` : login} variant="main">
      {text}
    </ButtonLink>
  );
}
