import { endText } from '@portal/contract/deadline';
import type { Activation } from '@portal/contract/identity/activation';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { printerIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { QrCode } from '../../../../ui/qr-code/QrCode.tsx';
import styles from './ActivationLetters.module.css';

interface ActivationLettersProps {
  letters: readonly Activation[];
  onClose: () => void;
}

/** The codes that were just issued, each as a letter of its own page when printed. */
export function ActivationLetters({ letters, onClose }: ActivationLettersProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.activation_letters({ count: letters.length })}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.act_close()}</Button>
          <Button variant="main" icon={printerIcon} onClick={() => window.print()}>
            {m.act_print()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div className={styles.screenOnly}>
          <Alert>{m.activation_once()}</Alert>
        </div>
        {letters.map((letter) => (
          <Letter key={letter.userId} letter={letter} />
        ))}
      </Stack>
    </Dialog>
  );
}

function Letter({ letter: { name, loginName, code, expiresAt } }: { letter: Activation }) {
  const address = `${location.origin}${withBasePath(paths.activate())}`;
  return (
    <article className={styles.letter}>
      <h3 className={styles.title}>
        {m.activation_letter_title()} · <Written>{name}</Written>
      </h3>
      <p>{m.activation_letter_text()}</p>
      <Row wrap justify="between" gap={24} align="start">
        <Facts
          columns={1}
          facts={[
            { name: m.activation_letter_address(), value: address },
            { name: m.field_login_name(), value: loginName },
            { name: m.activation_code(), value: <b className={styles.code}>{code}</b> },
          ]}
        />
        <QrCode
          className={styles.scan}
          text={`${location.origin}${withBasePath(paths.activate(loginName))}`}
          label={m.activation_letter_scan()}
        />
      </Row>
      <p>{m.activation_letter_until({ time: endText(expiresAt) })}</p>
      <Row gap={24} className={styles.signed}>
        <span>{m.activation_letter_given()}</span>
        <span>{m.activation_letter_received()}</span>
      </Row>
    </article>
  );
}
