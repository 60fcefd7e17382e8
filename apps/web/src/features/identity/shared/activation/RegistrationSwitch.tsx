import * as m from '@portal/texts/messages';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';

/** Opens or closes registration to the public. */
export function RegistrationSwitch() {
  const site = useQueryOf('GET /api/siteManage/site/queryDetail', { lang: 'zh' }, { quiet: true });
  const turn = useMutationOf('POST /api/siteManage/registration/switch', {
    done: m.activation_registration_saved(),
    invalidates: ['GET /api/siteManage/site/queryDetail'],
  });
  if (!site.data) return null;
  const { registrationOpen: isOpen } = site.data;
  const text = isOpen ? m.activation_registration_close() : m.activation_registration_reopen();
  const change = async () => {
    const next = isOpen ? m.activation_registration_closed_note() : m.activation_registration_open_note();
    if (await confirm({ title: text, text: next, ok: text })) await turn.run({ data: { isOpen: !isOpen } });
  };
  return (
    <Row wrap justify="between" align="center" gap={12}>
      <div>
        <b>{m.activation_registration()}</b>
        <Text tone="quiet" size={13}>
          {isOpen ? m.activation_registration_open_note() : m.activation_registration_closed_note()}
        </Text>
      </div>
      <Button busy={turn.busy} onClick={() => void change()}>
        {text}
      </Button>
    </Row>
  );
}
