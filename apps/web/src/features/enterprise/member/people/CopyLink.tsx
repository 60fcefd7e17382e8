import {
  profile_i_copied,
  profile_i_copy,
  profile_i_copy_failed,
} from '../../../../platform/i18n/paraglide/messages.js';
import { tell } from '../../../../platform/member/notices.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { copyIcon } from '../../../../ui/icon/shapes/copy.ts';

/** Copies an address; browsers refuse it without HTTPS. */
export function CopyLink({ link, size }: { link: string; size?: 'small' }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell('success', profile_i_copied());
    } catch {
      tell('warning', profile_i_copy_failed());
    }
  };
  return (
    <Button icon={copyIcon} onClick={() => void copy()} {...(size ? { size } : {})}>
      {profile_i_copy()}
    </Button>
  );
}
