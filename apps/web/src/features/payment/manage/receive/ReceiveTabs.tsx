import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../../ui/tab-links/TabLinks.tsx';
import { type ReceiveView, receiveViews, viewNames } from './receive-ways.ts';

interface ReceiveTabsProps {
  current: ReceiveView | 'list' | 'days';
  waitingLines?: number | undefined;
  toReview?: number | undefined;
}

const views = Object.keys(receiveViews) as ReceiveView[];

export function ReceiveTabs({ current, waitingLines, toReview }: ReceiveTabsProps) {
  return (
    <TabLinks
      label={m.counter_title()}
      currentKey={current}
      items={[
        ...views.map((key) => ({
          key,
          href: paths.manageReceive(key === 'bank' ? {} : { view: key }),
          text: viewNames[key](),
          count: key === 'bank' ? waitingLines : undefined,
        })),
        {
          key: 'list',
          href: paths.manageReceive({ view: 'list' }),
          text: m.counter_records(),
          count: toReview,
        },
        { key: 'days', href: paths.manageReceive({ view: 'days' }), text: m.counter_day_tab() },
      ]}
    />
  );
}
