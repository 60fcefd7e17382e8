import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { ActionBar, type BarStatus } from '../../../ui/action-bar/ActionBar.tsx';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { arranged } from './act-order.ts';
import { useOfferedActs } from './offered-acts.ts';

interface PageActsProps {
  /** In any order; the bar arranges them. */
  acts: readonly BarAct[];
  status?: BarStatus | undefined;
  note?: ReactNode;
  notice?: ReactNode;
}

/** The action bar of a page of the member area or the console. */
export function PageActs({ acts, ...state }: PageActsProps) {
  const { main, quiet } = arranged(acts);
  useOfferedActs(acts);
  if (acts.length === 0 && !state.note && !state.notice) return null;
  return <ActionBar {...state} label={m.act_bar()} moreLabel={m.act_more()} acts={quiet} main={main} />;
}
