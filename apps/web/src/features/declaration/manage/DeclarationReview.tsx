import type { ManagedDeclarationDetail } from '@portal/contract/declaration/manage';
import { refusalLabels } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useEffect, useRef } from 'react';
import { DeskPane } from '../../../platform/account/desk/WorkDesk.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { CheckedFacts } from '../shared/CheckedFacts.tsx';
import { DeclarationCourse } from '../shared/DeclarationCourse.tsx';
import { declarationVariants } from '../shared/declaration-words.ts';
import { JudgedConditions } from '../shared/JudgedConditions.tsx';
import { CheckedLines } from './CheckedLines.tsx';
import { DeclarationActs } from './DeclarationActs.tsx';
import { MachineChecks } from './MachineChecks.tsx';
import { useNotes } from './notes.ts';
import { Objections } from './Objections.tsx';
import { Opinions } from './Opinions.tsx';
import { ReturnBox } from './ReturnBox.tsx';
import styles from './Review.module.css';

/** Keyboard actions, counted so that repeated presses differ. */
export interface Asked {
  accepts: number;
  notes: number;
}

interface DeclarationReviewProps {
  declaration: ManagedDeclarationDetail;
  asked?: Asked;
  onDecided?: () => void;
}

const nothing: Asked = { accepts: 0, notes: 0 };

/** An application under review: submitted content, data checks, expert opinions, and the decision next to it. */
export function DeclarationReview({
  declaration,
  asked = nothing,
  onDecided = () => undefined,
}: DeclarationReviewProps) {
  const mayReturn = declaration.actions.includes('return');
  const notes = useNotes(mayReturn);
  const lines = useRef<HTMLDivElement>(null);
  const handled = useRef(asked.notes);
  useEffect(() => {
    if (asked.notes === handled.current) return;
    handled.current = asked.notes;
    lines.current?.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
  });
  const isMarked = Object.keys(notes.all).length > 0;
  return (
    <DeskPane
      details={
        <>
          <Head declaration={declaration} />
          <Notices declaration={declaration} />
          <div className={styles.conditions}>
            <JudgedConditions judged={declaration} title={m.declaration_conditions_then()} />
          </div>
          <div ref={lines}>
            <CheckedLines declaration={declaration} notes={notes} />
          </div>
          <MachineChecks checks={declaration.checks} />
          <CheckedFacts facts={declaration.facts} />
          <Opinions opinions={declaration.opinions} />
          <Objections declaration={declaration} />
        </>
      }
      decision={
        <>
          <h3>{m.declaration_decision()}</h3>
          {mayReturn && <ReturnBox declaration={declaration} notes={notes} onDecided={onDecided} />}
          {!isMarked && (
            <DeclarationActs declaration={declaration} accepts={asked.accepts} onDecided={onDecided} />
          )}
          <Facts columns={1} facts={factsOf(declaration)} />
          <DeclarationCourse course={declaration.course} />
        </>
      }
    />
  );
}

function Head({ declaration }: { declaration: ManagedDeclarationDetail }) {
  const { enterpriseName, amountApplyFen, no, submittedAt, itemTitle, state, stateLabel } = declaration;
  return (
    <Stack as="header" gap={6} className={styles.title}>
      <p>
        <Status kind={declarationVariants[state]}>{stateLabel}</Status>
      </p>
      <h2>
        <Written>{enterpriseName}</Written>{' '}
        {amountApplyFen > 0 && m.declaration_applies({ amount: formatFen(amountApplyFen) })}
      </h2>
      <p>
        <Written>{itemTitle}</Written>
      </p>
      <p>
        {no} {submittedAt !== null && formatDate(submittedAt)}
      </p>
    </Stack>
  );
}

function Notices({ declaration }: { declaration: ManagedDeclarationDetail }) {
  const { isExempt, prepared, round, state, isProposer, reasonCode, reason } = declaration;
  return (
    <>
      {isExempt && (
        <Alert kind="success" title={m.declaration_exempt()}>
          {m.declaration_exempt_desk()} {prepared && m.declaration_prepared_desk()}
        </Alert>
      )}
      {state === 'SUBMITTED' && round > 1 && <Alert>{m.declaration_again({ round })}</Alert>}
      {state === 'PASSED' && isProposer && <Alert kind="warning">{m.declaration_other_eyes()}</Alert>}
      {state === 'REJECTED' && (
        <Alert kind="error" title={reasonCode ? refusalLabels[reasonCode]() : ''}>
          {reason && <Written>{reason}</Written>}
        </Alert>
      )}
    </>
  );
}

function factsOf(declaration: ManagedDeclarationDetail): Fact[] {
  const { amountApprovedFen } = declaration;
  const { quota, grantedCount, budgetFen, grantedFen, payoutAt, payoutRef, round } = declaration;
  return [
    { name: m.declaration_submitted_x(), value: m.declaration_round({ round }) },
    {
      name: m.field_approved_amount(),
      value: amountApprovedFen === null ? '—' : m.field_amount_yuan({ amount: formatFen(amountApprovedFen) }),
    },
    {
      name: m.field_quota(),
      value: quota === null ? m.policy_unlimited() : m.declaration_used({ used: grantedCount, of: quota }),
    },
    {
      name: m.field_budget(),
      value:
        budgetFen === null
          ? m.policy_unlimited()
          : m.declaration_budget_used({ used: formatFen(grantedFen), of: formatFen(budgetFen) }),
    },
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
