import * as m from '@portal/texts/messages';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { externalLinkIcon } from '../../../ui/icon/shapes.ts';

/** Links to the public page. */
export const publicPageAct = (href: string): BarAct => ({
  key: 'publicPage',
  text: m.act_public_page(),
  icon: externalLinkIcon,
  href,
  opensTab: true,
});
