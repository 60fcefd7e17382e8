import type { MoveOutDetail, MoveOutLineView } from '@portal/contract/lease/move-out';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type CSSProperties, Fragment } from 'react';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import styles from './MoveOutTable.module.css';

type Group = MoveOutDetail['groups'][number];

interface Bar {
  /** Shares of everything in hand, from 0 to 1. */
  leftOf: number;
  part: number;
}

/** Where a line lies in what is in hand: added up first, then taken away. */
function barsOf({ groups, inHandFen }: MoveOutDetail): Bar[][] {
  const share = (fen: number) => (inHandFen === 0 ? 0 : Math.min(Math.max(fen / inHandFen, 0), 1));
  let at = 0;
  return groups.map(({ group, lines }) =>
    lines.map(({ amountFen }) => {
      const before = at;
      at += group === 'HAND' ? amountFen : -amountFen;
      const low = share(Math.min(before, at));
      return { leftOf: low, part: share(Math.max(before, at)) - low };
    }),
  );
}

/** The sum of a settlement, line by line, with what is left after each. */
export function MoveOutTable({ of }: { of: MoveOutDetail }) {
  const bars = barsOf(of);
  return (
    <Panel title={m.move_out_how()} end={m.move_out_how_note()}>
      <table className={styles.sum}>
        <Text as="caption" unseen>
          {m.move_out_how()}
        </Text>
        <thead>
          <tr>
            <th scope="col">{m.move_out_field_item()}</th>
            <th scope="col">{m.move_out_source()}</th>
            <th scope="col" className={styles.amount}>
              {m.field_amount()}
            </th>
            <th scope="col" className={styles.bars}>
              {m.move_out_left()}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.groups.map((group, nth) => (
            <Fragment key={group.group}>
              <tr className={styles.group}>
                <td colSpan={2}>
                  <b>{group.label}</b> <small>{m.move_out_lines({ count: group.lines.length })}</small>
                </td>
                <td className={styles.amount}>{signed(group, group.totalFen)}</td>
                <td className={styles.bars} aria-hidden />
              </tr>
              {group.lines.map((line, at) => (
                <Line
                  key={`${line.kind} ${line.refId} ${line.title}`}
                  group={group}
                  line={line}
                  bar={bars[nth]?.[at] ?? { leftOf: 0, part: 0 }}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{netLabel(of.netFen)}</td>
            <td className={styles.amount}>{formatFen(Math.abs(of.netFen))}</td>
            <td className={styles.bars} aria-hidden />
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

const signed = ({ group }: Group, fen: number) => `${group === 'HAND' ? '' : '−'}${formatFen(fen)}`;

/** What the result of a settlement is called. */
export function netLabel(netFen: number): string {
  if (netFen === 0) return m.move_out_even();
  return netFen > 0 ? m.move_out_due_back() : m.move_out_still_owed();
}

function Line({ group, line, bar }: { group: Group; line: MoveOutLineView; bar: Bar }) {
  return (
    <tr>
      <td>
        <Written>{line.title}</Written>
        {line.note !== '' && (
          <Text as="small" block tone="quiet">
            <Written>{line.note}</Written>
          </Text>
        )}
      </td>
      <td className={styles.source}>
        <Row wrap gap={8} as="span">
          <Written>{line.formulaText}</Written>
          {line.kind === 'BILL' || line.kind === 'BACK' || line.kind === 'HELD' ? (
            <Link href={paths.manageBills({ bill: line.refId })}>{m.move_out_field_bill()}</Link>
          ) : null}
          {line.fileIds.map((fileId, at) => (
            <Link key={fileId} href={imageUrl(fileId, 0, 1280)} target="_blank">
              {`${m.field_photos()} ${at + 1}`}
            </Link>
          ))}
        </Row>
      </td>
      <td className={styles.amount}>{signed(group, line.amountFen)}</td>
      <td className={styles.bars} aria-hidden>
        <span
          className={styles.bar}
          data-taken={group.group !== 'HAND'}
          style={{ '--from': bar.leftOf, '--part': bar.part } as CSSProperties}
        />
      </td>
    </tr>
  );
}
