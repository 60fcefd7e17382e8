import * as m from '@portal/texts/messages';
import { toast } from '../../../../platform/account/toasts.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { copyIcon } from '../../../../ui/icon/shapes/copy.ts';

/** Copies a link; browsers refuse this without HTTPS. */
export function CopyLink({ link, size }: { link: string; size?: 'small' }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast('success', m.profile_i_copied());
    } catch {
      toast('warning', m.profile_i_copy_failed());
    }
  };
  return (
    <Button icon={copyIcon} onClick={() => void copy()} {...(size ? { size } : {})}>
      {m.profile_i_copy()}
    </Button>
  );
}
