import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { Payee } from '@portal/contract/payment/payee';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { refundVariants } from '../../../payment/shared/pay-variants.ts';
import styles from './MoveOutPays.module.css';

/** Where the money in hand goes: what is kept, and what is refunded to whom. */
export function MoveOutPays({ of }: { of: MoveOutDetail }) {
  const { inHandFen, takenFen, netFen, payoutFen, refunds, moveOut } = of;
  const backFen = Math.max(netFen, 0);
  const keptFen = Math.min(inHandFen, takenFen);
  return (
    <Panel
      title={m.move_out_pays()}
      end={m.move_out_pays_sum({
        hand: formatFen(inHandFen),
        kept: formatFen(keptFen),
        back: formatFen(backFen),
      })}
    >
      <Split keptFen={keptFen} backFen={backFen} />
      <Rows>
        {keptFen > 0 && (
          <Row title={m.move_out_kept()} text={m.move_out_kept_note()}>
            {formatFen(keptFen)}
          </Row>
        )}
        {netFen < 0 && (
          <Row title={m.move_out_still_owed()} text={m.move_out_owed_note()}>
            {formatFen(-netFen)}
          </Row>
        )}
        {refunds.length === 0 && backFen > payoutFen && (
          <Row title={m.move_out_by_order()}>{formatFen(backFen - payoutFen)}</Row>
        )}
        {refunds.length === 0 && payoutFen > 0 && (
          <Row
            title={m.move_out_by_account()}
            text={m.move_out_by_account_note()}
            note={moveOut?.payee && <Account of={moveOut.payee} fileId={moveOut.fileId} />}
          >
            {formatFen(payoutFen)}
          </Row>
        )}
        {refunds.map(({ refundId: refund, no, amountFen, state, stateLabel, target }) => (
          <Row
            key={refund}
            title={<Link href={paths.manageRefunds({ refund })}>{formatFen(amountFen)}</Link>}
            text={<Written>{target}</Written>}
            note={no}
          >
            <Status kind={refundVariants[state]}>{stateLabel}</Status>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

/** The two parts of what is in hand; the rows below say the same. */
function Split({ keptFen, backFen }: { keptFen: number; backFen: number }) {
  const parts = [
    { key: 'kept', fen: keptFen, text: m.lease_print_kept() },
    { key: 'back', fen: backFen, text: m.lease_print_refunded() },
  ].filter(({ fen }) => fen > 0);
  if (parts.length === 0) return null;
  return (
    <div className={styles.split} aria-hidden>
      {parts.map(({ key, fen, text }) => (
        <span key={key} data-part={key} style={{ '--part': fen } as CSSProperties}>
          {`${text} ${formatFen(fen)}`}
        </span>
      ))}
    </div>
  );
}

/** The named account, with its proof. */
const Account = ({ of: { name, bank, number }, fileId }: { of: Payee; fileId: string }) => (
  <>
    <Written>{`${name} ${bank} ${number}`}</Written>{' '}
    {fileId !== '' && (
      <Link href={imageUrl(fileId)} target="_blank">
        {m.move_out_proof()}
      </Link>
    )}
  </>
);
