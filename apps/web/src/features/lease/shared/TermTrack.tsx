import type { ContractFacts } from '@portal/contract/lease/public';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { daysBetween } from '../../../platform/display/day-words.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './TermTrack.module.css';

/** The rents of a term side by side, each as wide as its period and as high as its amount, with a marker for today. */
export function TermTrack({ contract: { steps, from, to, today } }: { contract: ContractFacts }) {
  const highest = Math.max(...steps.map(({ rentFenPerMonth }) => rentFenPerMonth), 1);
  const isWithin = from <= today && today <= to;
  const share = daysBetween(from, today) / Math.max(1, daysBetween(from, to));
  return (
    <Text as="div" relative padTop={24} className={styles.track}>
      <Row as="ol" className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.from}
            className={styles.step}
            data-now={(step.from <= today && today <= step.to) || undefined}
            style={
              {
                '--days': daysBetween(step.from, step.to) + 1,
                '--height': `${Math.round((step.rentFenPerMonth / highest) * 100)}%`,
              } as CSSProperties
            }
          >
            <Row as="span" wrap gap={0} gapX={6} self="end" pad={8} clip className={styles.bar}>
              <b>{formatFen(step.rentFenPerMonth)}</b>
              <Text as="small" tone="quiet" size={14}>
                {m.lease_per_month()}
              </Text>
            </Row>
            <Text as="span" padTop={4} tone="quiet" size={14} className={styles.day}>
              {step.from}
            </Text>
          </li>
        ))}
      </Row>
      <Text tone="quiet" size={14} text="end">
        {m.lease_until({ day: to })}
      </Text>
      {isWithin && (
        <Text
          as="span"
          size={14}
          weight={600}
          className={styles.today}
          style={{ '--at': `${share * 100}%` } as CSSProperties}
        >
          <span>{m.member_today()}</span>
        </Text>
      )}
    </Text>
  );
}
