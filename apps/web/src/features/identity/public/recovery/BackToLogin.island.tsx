import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { island } from '../../../../platform/island/island.tsx';

interface BackToLoginProps {
  loginHref: string;
  seconds: number;
}

/** Counts down, then goes to the login page. */
function BackToLogin({ loginHref, seconds }: BackToLoginProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : location.replace(loginHref)), 1000);
    return () => clearTimeout(timer);
  }, [left, loginHref]);
  return <p>{m.identity_back_to_login({ seconds: left })}</p>;
}

export default island('identity/public/recovery/BackToLogin', BackToLogin, 'load');
