import { paths } from '@portal/contract/paths';
import type { DeclareItemPhase, DeclareItemRow } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { currentLocale, langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { AmountUpTo } from '../shared/AmountUpTo.tsx';
import { amountText } from '../shared/amount-text.ts';
import { kindLabels, levelLabels, phaseLabels } from '../shared/policy-labels.ts';
import { WindowLeft, WindowTrack } from '../shared/WindowTrack.tsx';
import styles from './DeclareItemList.module.css';

export const closedPageSize = 10;

interface PhaseGroup {
  phase: DeclareItemPhase;
  rows: DeclareItemRow[];
  total: number;
  pageNo: number;
}

const notes: Record<DeclareItemPhase, () => string> = {
  OPEN: m.policy_phase_open_note,
  COMING: m.policy_phase_coming_note,
  CLOSED: m.policy_phase_closed_note,
};

interface DeclareItemListProps {
  groups: PhaseGroup[];
  /** Number of enterprises that have applied, by item id. */
  counts: Record<string, number>;
  today: string;
}

/** Funding calls grouped by whether one can apply today, each with its window drawn. */
export function DeclareItemList({ groups, counts, today }: DeclareItemListProps) {
  return (
    <Wrap>
      {groups.map((group) => (
        <Text
          key={group.phase}
          as="section"
          padTop={48}
          className={styles.group}
          aria-labelledby={group.phase}
        >
          <Row align="baseline" gap={16} padBottom={12} lineBelow="strong">
            <Text id={group.phase} as="h2" size={24}>
              {phaseLabels[group.phase]()}
              <Text as="small" tone="faint" size={15} weight={400} figures className={styles.count}>
                {group.total}
              </Text>
            </Text>
            <Text tone="quiet" size={15} hide="phone">
              {notes[group.phase]()}
            </Text>
          </Row>
          {group.rows.length === 0 && (
            <Text padBlock={20} lineBelow="thin" tone="quiet">
              {m.policy_phase_empty()}
            </Text>
          )}
          <ul>
            {group.rows.map((item) => (
              <Item
                key={item.itemId}
                item={item}
                declarers={counts[item.itemId] ?? 0}
                phase={group.phase}
                today={today}
              />
            ))}
          </ul>
          {group.phase === 'CLOSED' && (
            <ListPages
              page={group.pageNo}
              pageSize={closedPageSize}
              total={group.total}
              hrefOf={(page) => `${paths.declaration({ page: page > 1 ? page : undefined })}#CLOSED`}
            />
          )}
        </Text>
      ))}
    </Wrap>
  );
}

interface ItemProps {
  item: DeclareItemRow;
  declarers: number;
  phase: DeclareItemPhase;
  today: string;
}

function Item({ item, declarers, phase, today }: ItemProps) {
  return (
    <Columns
      as="li"
      of="minmax(0, 1fr) 260px 190px"
      align="start"
      gapX={32}
      lineBelow="thin"
      className={styles.item}
      data-phase={phase}
    >
      <div>
        <Link
          href={paths.declareItem(item.itemId)}
          look="bare"
          lang={langOfContent('zh')}
          className={styles.name}
        >
          {item.title}
        </Link>
        <Text as="div" above={4}>
          <MetaLine items={factsOf(item, declarers)} />
        </Text>
      </div>
      <Text as="div" padTop={10} className={styles.window}>
        <WindowTrack item={item} today={today} />
        <Row
          as="p"
          wrap
          justify="between"
          gapX={12}
          above={8}
          tone="faint"
          size={13}
          figures
          leading="mid"
          nowrap
          className={styles.days}
        >
          <span>{m.policy_window_range({ from: item.windowFrom.slice(5), to: item.windowTo.slice(5) })}</span>
          <WindowLeft item={item} today={today} />
        </Row>
      </Text>
      <Text tone="quiet" size={14} leading="list" text="end" nowrap className={styles.amount}>
        <AmountUpTo amount={item.amount} />
      </Text>
    </Columns>
  );
}

function factsOf({ level, kind, quota, budgetFen }: DeclareItemRow, declarers: number): (string | false)[] {
  return [
    levelLabels[level](),
    kindLabels[kind](),
    quota !== null && `${m.policy_quota()} ${m.policy_quota_count({ count: quota })}`,
    budgetFen !== null && `${m.policy_budget()} ${amountText(budgetFen, currentLocale())}`,
    declarers > 0 && m.declaration_declarers({ count: declarers }),
  ];
}
