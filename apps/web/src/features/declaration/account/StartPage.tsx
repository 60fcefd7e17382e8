import { paths } from '@portal/contract/paths';
import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { useNavigate, useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { NoEnterpriseState } from '../../../platform/account/NoEnterpriseState.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { gradeTexts } from '../../policy/shared/match-texts.ts';
import { JudgedConditions } from '../shared/JudgedConditions.tsx';
import { declarationQueryKeys } from './declaration-query-keys.ts';

/** Before an application is started: the item, and how far the park's data meets its conditions. */
export function Component() {
  const { id = '' } = useParams();
  const { auditStatus, enterpriseId } = useUser();
  const item = useQueryOf('GET /api/policyManage/declareItem/queryDetail', { id });
  return (
    <>
      <PageTitle
        title={item.data?.title ?? m.declaration_one()}
        note={item.data && <Written>{`${item.data.contactOffice} ${item.data.contactPhone}`}</Written>}
      />
      {!enterpriseId && <NoEnterpriseState frame="block" />}
      {enterpriseId && auditStatus !== '2' && (
        <Alert
          kind="warning"
          title={m.declaration_not_admitted()}
          action={<ButtonLink href={paths.audit()}>{m.declaration_see_audit()}</ButtonLink>}
        >
          {m.declaration_not_admitted_text()}
        </Alert>
      )}
      {enterpriseId && auditStatus === '2' && <Answered of={item}>{(row) => <Begin item={row} />}</Answered>}
    </>
  );
}

function Begin({ item }: { item: DeclareItemDetail }) {
  const { itemId, policyId, policyTitle, windowFrom, windowTo, materials } = item;
  const navigate = useNavigate();
  const match = useQueryOf('GET /api/policyManage/policy/queryMatch', { policyIds: policyId });
  const start = useMutationOf('POST /api/policyManage/declaration/start', {
    invalidates: declarationQueryKeys,
  });
  const begin = async () => {
    const begun = await start.run({ itemId });
    if (begun) await navigate(paths.ownDeclaration(begun.declarationId), inPlaceOfForm());
  };
  const policy = match.data?.rows[0];
  return (
    <>
      <Facts
        facts={[
          {
            name: m.field_policy(),
            value: (
              <Link href={paths.policy(policyId)}>
                <Written>{policyTitle}</Written>
              </Link>
            ),
          },
          { name: m.declaration_window(), value: `${windowFrom} – ${windowTo}` },
          {
            name: m.declaration_part_materials(),
            value: m.declaration_material_count({ count: materials.length }),
          },
          ...(policy
            ? [
                {
                  name: m.declaration_match(),
                  value: m.declaration_percent({ percent: policy.metPercent }),
                  note: gradeTexts()[policy.grade],
                },
              ]
            : []),
        ]}
      />
      {policy && <JudgedConditions judged={policy} title={m.declaration_conditions()} />}
      <PageActs
        acts={[
          {
            key: 'back',
            text: m.declaration_back(),
            onPress: () => void navigate(paths.declareItem(itemId)),
          },
          { key: 'submit', text: m.declaration_start(), busy: start.busy, onPress: () => void begin() },
        ]}
      />
    </>
  );
}
