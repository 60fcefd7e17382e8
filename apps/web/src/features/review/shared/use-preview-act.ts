import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { eyeIcon } from '../../../ui/icon/shapes.ts';

/** The endpoints that hold working copies. */
type Desk = 'infoManage/content' | 'infoManage/enterpriseStory' | 'policyManage/policy';

interface Previewed {
  id: string;
  desk: Desk;
  /** Saves the current text; false if that failed. */
  before?: () => Promise<boolean>;
  disabled?: boolean;
}

/** Opens a preview of the working copy on its public page. */
export function usePreviewAct({ id, desk, before, disabled = false }: Previewed): BarAct {
  const [busy, setBusy] = useState(false);
  const preview = useMutationOf(`POST /api/${desk}/preview`);
  const open = async () => {
    // Opened during the click, since browsers block windows that are opened later.
    const page = window.open('about:blank', '_blank');
    setBusy(true);
    const isSaved = !before || (await before());
    const answer = isSaved ? await preview.run({ id }) : undefined;
    setBusy(false);
    if (!answer) return page?.close();
    if (!page)
      return toast('warning', m.editing_preview_blocked(), { href: answer.url, text: m.act_preview() });
    page.opener = null;
    page.location.href = answer.url;
  };
  return { key: 'preview', text: m.act_preview(), icon: eyeIcon, busy, disabled, onPress: () => void open() };
}
