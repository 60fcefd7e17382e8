import * as m from '@portal/texts/messages';
import type { Tags } from './use-tags.ts';

export interface TagAct {
  key: 'refresh' | 'close' | 'closeOthers' | 'closeAll';
  text: string;
  disabled: boolean;
  onAction: () => void;
}

/** The actions on a page's tag. Only the current page can be refreshed. */
export function tagActs(
  { tags, current, close, closeOthers, closeAll }: Tags,
  path: string,
  onRefresh: () => void,
): TagAct[] {
  const isAffix = tags.some((tag) => tag.path === path && tag.affix);
  const canCloseAny = tags.some((tag) => !tag.affix);
  const canCloseOthers = tags.some((tag) => !tag.affix && tag.path !== path);
  return [
    { key: 'refresh', text: m.member_refresh(), disabled: path !== current, onAction: onRefresh },
    { key: 'close', text: m.act_close(), disabled: isAffix, onAction: () => close(path) },
    {
      key: 'closeOthers',
      text: m.member_tag_close_others(),
      disabled: !canCloseOthers,
      onAction: () => closeOthers(path),
    },
    { key: 'closeAll', text: m.member_tag_close_all(), disabled: !canCloseAny, onAction: closeAll },
  ];
}
