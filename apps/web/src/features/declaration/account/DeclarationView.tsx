import { endText } from '@portal/contract/deadline';
import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { refusalLabels } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { lastDay } from '../../../platform/display/end-text.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { CheckedFacts } from '../shared/CheckedFacts.tsx';
import { DeclarationContent } from '../shared/DeclarationContent.tsx';
import { DeclarationCourse } from '../shared/DeclarationCourse.tsx';
import { declarationVariants } from '../shared/declaration-words.ts';
import { JudgedConditions } from '../shared/JudgedConditions.tsx';
import { useDeclarationActs } from './use-declaration-acts.tsx';

/** A submitted application: state, content and remaining actions. */
export function DeclarationView({ declaration }: { declaration: OwnDeclarationDetail }) {
  const { acts, dialog } = useDeclarationActs(declaration);
  const { itemTitle, no, state, stateLabel, reasonCode, reason } = declaration;
  return (
    <>
      <PageTitle
        title={itemTitle}
        note={
          <>
            <Status kind={declarationVariants[state]}>{stateLabel}</Status> {no}
          </>
        }
      />
      {state === 'REJECTED' && (
        <Alert kind="error" title={reasonCode ? refusalLabels[reasonCode]() : stateLabel}>
          {reason && <Written>{reason}</Written>}
        </Alert>
      )}
      <Facts facts={factsOf(declaration)} />
      <CheckedFacts facts={declaration.facts} />
      <JudgedConditions judged={declaration} title={m.declaration_conditions_then()} />
      <DeclarationContent declaration={declaration} />
      <DeclarationCourse course={declaration.course} />
      <PageActs acts={acts} />
      {dialog}
    </>
  );
}

function factsOf(declaration: OwnDeclarationDetail): Fact[] {
  const { amountApplyFen, amountApprovedFen, submittedAt, dueAt, publicityUntil, payoutAt, payoutRef } =
    declaration;
  const { itemId, policyTitle, policyId, contactOffice, contactPhone } = declaration;
  return [
    {
      name: m.field_policy(),
      value: (
        <Link href={paths.policy(policyId)}>
          <Written>{policyTitle}</Written>
        </Link>
      ),
    },
    { name: m.declaration_office(), value: <Written>{`${contactOffice} ${contactPhone}`}</Written> },
    { name: m.declaration_amount_apply(), value: m.field_amount_yuan({ amount: formatFen(amountApplyFen) }) },
    ...(amountApprovedFen === null
      ? []
      : [
          {
            name: m.field_approved_amount(),
            value: m.field_amount_yuan({ amount: formatFen(amountApprovedFen) }),
          },
        ]),
    ...(submittedAt === null ? [] : [{ name: m.declaration_submitted(), value: formatDate(submittedAt) }]),
    ...(dueAt === null ? [] : [{ name: m.declaration_due(), value: endText(dueAt) }]),
    ...(publicityUntil === null
      ? []
      : [
          {
            name: m.declaration_publicity(),
            value: (
              <Link href={`${paths.declareItem(itemId)}#listed`}>
                {m.declaration_publicity_until({ day: lastDay(publicityUntil) })}
              </Link>
            ),
          },
        ]),
    ...(payoutAt === null
      ? []
      : [
          {
            name: m.declaration_payout(),
            value: formatDate(payoutAt, 'YYYY-MM-DD'),
            note: <Written>{payoutRef}</Written>,
          },
        ]),
  ];
}
