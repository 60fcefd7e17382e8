import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { MoreLink } from '../../../ui/block-head/MoreLink.tsx';
import { Band, Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { PolicyRows } from '../../policy/shared/PolicyRows.tsx';
import { WindowList } from '../../policy/shared/WindowList.tsx';
import type { HomeData } from './home-data.ts';
import MatchPanel from './MatchPanel.island.tsx';
import styles from './PolicyBlock.module.css';

const windowsShown = 3;

/** The latest policies in force as ruled rows, and the calls that close first. */
export function PolicyBlock({ policies, open, coming }: Pick<HomeData, 'policies' | 'open' | 'coming'>) {
  const items = [...(open?.rows ?? []), ...(coming?.rows ?? [])].slice(0, windowsShown);
  const today = open?.today ?? coming?.today;
  const rows = policies?.rows ?? [];
  const hasWindows = today !== undefined && items.length > 0;
  if (rows.length === 0 && !hasWindows) return null;
  return (
    <Band ground="quiet" labelledBy="policies">
      <BlockHead
        id="policies"
        title={m.home_policy_title()}
        note={m.home_policy_note()}
        more={{ href: paths.policyList(), text: m.home_policy_more() }}
      />
      <MatchPanel list={paths.policyList()} profile={paths.enterprisePreserve()} lang={langOfContent('zh')} />
      <TwelveColumns>
        {rows.length > 0 && (
          <Column span={hasWindows ? 7 : 12} className={styles.rows}>
            <PolicyRows rows={rows} />
          </Column>
        )}
        {hasWindows && (
          <Column span={rows.length > 0 ? 5 : 12}>
            <Panel
              level={3}
              title={m.home_policy_windows()}
              end={<MoreLink href={paths.declaration()} text={m.home_policy_windows_all()} />}
              className={styles.panel ?? ''}
            >
              <WindowList items={items} today={today} />
              <Row
                as="p"
                align="center"
                justify="between"
                gap={16}
                padBlock={14}
                padInline={24}
                lineAbove="thin"
                tone="quiet"
                size={14}
                className={styles.unsure}
              >
                <span>{m.home_policy_unsure()}</span>
                <Link href={paths.policyList()}>{m.home_policy_unsure_link()}</Link>
              </Row>
            </Panel>
          </Column>
        )}
      </TwelveColumns>
    </Band>
  );
}
