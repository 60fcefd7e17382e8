import type { GivenConsent } from '@portal/contract/finance/financing';
import { consentScopeLabels, consentScopes } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon } from '../../../ui/icon/shapes.ts';
import { Sideways } from '../../../ui/layout/Sideways.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import styles from './ConsentMatrix.module.css';
import { consentText } from './consent-text.ts';
import { useRevoke } from './use-revoke.ts';

interface ConsentMatrixProps {
  hrefOf: (applicationId: string) => string;
  onClose: () => void;
}

/** All consents of an enterprise side by side: a column for each institution, a row for each kind of data. */
export function ConsentMatrix({ hrefOf, onClose }: ConsentMatrixProps) {
  const answer = useQueryOf('GET /api/financeManage/application/queryConsents', {});
  return (
    <Drawer open onClose={onClose} size="large" title={m.finance_matrix()} closeLabel={m.act_close()}>
      <Text below={16} tone="quiet">
        {m.finance_matrix_note()}
      </Text>
      <Answered of={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState frame="plain" title={m.finance_matrix_none()} />
          ) : (
            <Matrix consents={rows} hrefOf={hrefOf} />
          )
        }
      </Answered>
    </Drawer>
  );
}

interface MatrixProps {
  consents: readonly GivenConsent[];
  hrefOf: ConsentMatrixProps['hrefOf'];
}

const Matrix = ({ consents, hrefOf }: MatrixProps) => (
  <Sideways label={m.finance_matrix()} className={styles.scroll}>
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{m.finance_matrix_data()}</th>
          {consents.map((given) => (
            <th key={given.applicationId} scope="col" data-live={given.consent.isLive || undefined}>
              <Written>{given.institutionName}</Written>
              <Text as="small" block tone="quiet" size={13} weight={400} className={styles.product}>
                <Link href={hrefOf(given.applicationId)} keepScroll>
                  <Written>{given.productName}</Written>
                </Link>
              </Text>
              <Text as="small" block tone="quiet" size={13} weight={400}>
                {given.stateLabel}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {consentScopes.map((scope) => (
          <tr key={scope}>
            <th scope="row">
              {consentScopeLabels[scope]()}
              <Text as="small" block tone="quiet" size={13} weight={400}>
                {scopeNotes[scope]()}
              </Text>
            </th>
            {consents.map((given) => (
              <td key={given.applicationId} data-live={given.consent.isLive || undefined}>
                <Mark given={given} isNamed={given.consent.scopes.includes(scope)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.finance_matrix_record()}</th>
          {consents.map((given) => (
            <td key={given.applicationId} data-live={given.consent.isLive || undefined}>
              <Record given={given} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </Sideways>
);

const scopeNotes = {
  REGISTRATION: m.finance_scope_registration_note,
  ANNUAL: m.finance_scope_annual_note,
  CREDIT: m.finance_scope_credit_note,
  PRODUCTS: m.finance_scope_products_note,
};

/** Whether an institution may read a kind of data, as a word and a symbol. */
function Mark({ given: { consent }, isNamed }: { given: GivenConsent; isNamed: boolean }) {
  if (!isNamed)
    return (
      <Text as="span" tone="quiet" className={styles.no}>
        {m.finance_matrix_not()}
      </Text>
    );
  if (consent.revokedAt !== null)
    return (
      <Text as="span" tone="quiet" className={styles.no}>
        {m.finance_matrix_revoked()}
      </Text>
    );
  if (!consent.isLive)
    return (
      <Text as="span" tone="quiet" className={styles.no}>
        {m.finance_matrix_over()}
      </Text>
    );
  return (
    <span className={styles.yes}>
      <Icon shape={checkIcon} />
      {m.finance_matrix_given()}
    </span>
  );
}

/** Expiry, number of reads, and the button to revoke. */
function Record({ given }: { given: GivenConsent }) {
  const { applicationId, version, productName, state, consent, canRevoke } = given;
  const { revoke, isBusy } = useRevoke();
  return (
    <>
      <p>{consentText(state, consent)}</p>
      {consent.lastViewedAt !== null && (
        <p>
          {m.finance_last_viewed()} {formatDate(consent.lastViewedAt, 'MM-DD HH:mm')}
        </p>
      )}
      {canRevoke && (
        <Button
          size="small"
          busy={isBusy}
          onClick={() => void revoke({ id: applicationId, version, productName })}
          aria-label={m.act_ask({ act: m.finance_revoke(), title: given.institutionName })}
        >
          {m.finance_revoke()}
        </Button>
      )}
    </>
  );
}
