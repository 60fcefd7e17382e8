import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../../../paths.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { PlainAreaInput } from '../../../platform/form/plain/PlainAreaInput.tsx';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { FormFrame } from '../../identity/shared/form/FormFrame.tsx';
import { PhoneInput } from '../../identity/shared/form/PhoneInput.tsx';
import { useLoginCode } from '../../identity/shared/form/use-login-code.ts';
import { VerifyCodeInput } from '../../identity/shared/form/VerifyCodeInput.tsx';
import styles from './Guest.module.css';
import { useFound } from './use-found.ts';

/** The asset of a label, and a report of it by whoever can be called back. */
export function GuestReport({ asset }: { asset: string }) {
  const { found, fault } = useFound(() =>
    browserClient().call('GET /api/propertyManage/repair/queryGuestForm', { asset }, { quiet: true }),
  );
  if (fault) return <Alert kind="error" title={m.repair_guest_unknown()} announce />;
  if (!found) return null;
  return (
    <div className={styles.guest}>
      <p>
        <b>
          <Written>{`${found.place} ${found.name}`}</Written>
        </b>{' '}
        {found.no}
      </p>
      {found.isReported && <Alert kind="warning">{m.repair_reported_already()}</Alert>}
      <p>
        <Link href={paths.repair({ asset })} look="underlined">
          {m.repair_guest_log_in()}
        </Link>
      </p>
      {found.guests ? (
        <>
          <p>
            {m.repair_promise({
              respond: formatDate(found.respondBy, 'MM-DD HH:mm'),
              finish: formatDate(found.finishBy, 'MM-DD HH:mm'),
            })}
          </p>
          <ReportForm asset={asset} />
        </>
      ) : (
        <Alert kind="info">{m.repair_guest_off()}</Alert>
      )}
    </div>
  );
}

function ReportForm({ asset }: { asset: string }) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { description: '', phoneNumber: '', verifyCode: '' } });
  const request = useLoginCode(form, 'REPAIR');
  const send = form.handleSubmit(async ({ description, phoneNumber, verifyCode }) => {
    setRefusal(undefined);
    try {
      const { key } = await browserClient().call(
        'POST /api/propertyManage/repair/submitAsGuest',
        { asset, description, phoneNumber: phoneNumber.trim(), verifyCode: verifyCode.trim() },
        { quiet: true },
      );
      location.assign(withBasePath(paths.guestRepair({ key })));
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });
  return (
    <FormFrame form={form} refusal={refusal} onSubmit={send}>
      <PlainAreaInput
        name="description"
        label={m.field_fault_description()}
        rule={(value: string) => value.trim().length >= 5 || m.fault_repair_description()}
        maxLength={500}
        rows={4}
        required
      />
      <PhoneInput label={m.field_contact_phone()} />
      <VerifyCodeInput request={request} />
      <Button type="submit" variant="main" size="large" wide busy={form.formState.isSubmitting}>
        {m.repair_submit()}
      </Button>
    </FormFrame>
  );
}
