import type { CertificateDetail } from '@portal/contract/activity/certificate';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { downloadIcon, fileSearchIcon, printerIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './learn/Certificate.module.css';
import './learn/Certificate.tokens.css';
import { CertificateSheet } from './learn/CertificateSheet.tsx';

/** Print view of a certificate of the user's own. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/activityManage/certificate/queryDetail', { id });
  const certificate = answer.data;
  return (
    <Stack fluid gap={20}>
      <div className={styles.tools}>
        <PageTitle
          title={m.learn_certificate()}
          note={certificate && checksText(certificate)}
          actions={certificate && <Tools certificate={certificate} />}
        />
      </div>
      <Answered of={answer} lines={14}>
        {(row) =>
          row.state === 'VALID' ? <CertificateSheet certificate={row} /> : <Revoked certificate={row} />
        }
      </Answered>
    </Stack>
  );
}

const checksText = ({ kind, checks, checkedAt }: CertificateDetail): string =>
  [
    kind === 'AWARD' ? m.learn_certificate_award_sheet() : m.learn_certificate_sheet(),
    m.learn_checked_times({ count: checks }),
    ...(checkedAt === null ? [] : [m.learn_checked_last({ time: formatDate(checkedAt, 'YYYY-MM-DD') })]),
  ].join(' · ');

/** Shown instead of a revoked certificate, which can no longer be printed. */
function Revoked({ certificate }: { certificate: CertificateDetail }) {
  const { revokedAt, reason, title, no } = certificate;
  return (
    <Alert kind="error" title={m.learn_revoked_head()}>
      <p>
        <Written>{title}</Written> {no}
      </p>
      <p>{revokedAt !== null && formatDate(revokedAt)}</p>
      <p>
        <Written>{reason}</Written>
      </p>
    </Alert>
  );
}

function Tools({ certificate }: { certificate: CertificateDetail }) {
  const { certificateId: id, checkCode, state } = certificate;
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      saveFile(await browserClient().download('/api/activityManage/certificate/download', { id }), document);
    } catch (error) {
      // The client has already shown the error.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ButtonLink icon={fileSearchIcon} href={paths.certificateCheck(checkCode)}>
        {m.learn_public_check()}
      </ButtonLink>
      {state === 'VALID' && (
        <>
          <Button icon={printerIcon} onClick={() => window.print()}>
            {m.act_print()}
          </Button>
          <Button icon={downloadIcon} variant="main" busy={busy} onClick={() => void keep()}>
            {m.learn_download()}
          </Button>
        </>
      )}
    </>
  );
}
