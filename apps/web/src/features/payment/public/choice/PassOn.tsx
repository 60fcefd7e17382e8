import * as m from '@portal/texts/messages';
import { shareAddress } from '../../../../platform/page/share-address.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import CopyButton from '../../../site/shared/CopyButton.island.tsx';
import { useInBrowser } from '../../../site/shared/use-in-browser.ts';
import { heldOrder } from '../order/held-order.ts';
import styles from './Cashier.module.css';

/** A link for somebody else to pay the order: a colleague who logs in, or anyone with a guest's key. */
export function PassOn() {
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  const share = () =>
    navigator.share({ title: m.pay_choice_title(), url: shareAddress() }).catch(() => undefined);
  return (
    <Disclosure
      summary={
        <>
          {m.pay_pass_on()} <small className={styles.aside}>{m.pay_pass_on_note()}</small>
        </>
      }
    >
      <p>{heldOrder().key === undefined ? m.pay_pass_on_colleague() : m.pay_pass_on_guest()}</p>
      <Row as="p" wrap gap={8} above={12}>
        {canShare && (
          <Button size="small" onClick={() => void share()}>
            {m.pay_pass_on_share()}
          </Button>
        )}
        <CopyButton label={m.pay_pass_on_copy()} done={m.act_copied()} failed={m.pay_copy_failed()} />
      </Row>
    </Disclosure>
  );
}
