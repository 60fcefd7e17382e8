import * as m from '@portal/texts/messages';
import { Button } from '../../ui/button/Button.tsx';
import { copyIcon } from '../../ui/icon/shapes.ts';
import { toast } from './toasts.ts';

/** Copies a link; browsers refuse this without HTTPS. */
export function CopyLink({ link, size }: { link: string; size?: 'small' }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast('success', m.member_copied());
    } catch {
      toast('warning', m.member_copy_failed());
    }
  };
  return (
    <Button icon={copyIcon} onClick={() => void copy()} {...(size ? { size } : {})}>
      {m.act_copy_link()}
    </Button>
  );
}
